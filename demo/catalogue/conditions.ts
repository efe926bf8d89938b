import type { PartCondition } from '#domain/catalogue/schema'
import { Dice } from './dice.ts'
import type { PartType, Spec } from './part-type.ts'

/** What comes off a scrapped car as good as it was. */
const soldUsed = new Set(['wing-mirrors', 'headlights', 'tail-lights', 'alloy-wheels'])

/** What of a new part's place in the range of its type's prices is left. */
export const worth = { new: 1, remanufactured: 0.8, used: 0.4 } satisfies Record<PartCondition, number>

/** Best sellers are new; about one in sixteen of what is sold used is. */
export function conditionOf(id: number, type: PartType, spec: Spec, bestSeller: boolean): PartCondition {
  if (bestSeller) return 'new'
  if (spec.condition) return spec.condition
  return soldUsed.has(type.slug) && new Dice(id, 0x05ed).chance(0.06) ? 'used' : 'new'
}

/** Whole dollars, in steps of five: a fifth of the price of a remanufactured part, for its maker wants the old one. */
export const coreDepositOf = (condition: PartCondition, price: number): number | null =>
  condition === 'remanufactured' ? Math.max(5, Math.round(price / 25) * 5) : null
