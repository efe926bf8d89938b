import type { PartValues } from '#domain/catalogue'
import type { Prices } from '#common/prices'
import { priceBy } from './price-rule.ts'
import type { ChangeOfEach, Refusal } from './schema.ts'

/** What a change needs to know of a part. */
export const PLANNED = ['price', 'cost', 'stock', 'brand', 'category', 'status', 'bestSeller'] as const
export type Planned = Pick<PartValues, (typeof PLANNED)[number]>

/** The new values that a change gives a part, the same ones too, or why it gives none. */
export function planChange(change: ChangeOfEach, part: Planned, prices: Prices): Partial<Planned> | Refusal {
  const { price: rule, stock, ...others } = change
  const price = rule && priceBy(rule, part, prices)
  if (typeof price === 'string') return price
  const units = stock && unitsBy(stock, part.stock)
  if (typeof units === 'string') return units
  return { ...others, ...(price !== undefined && { price }), ...(units !== undefined && { stock: units }) }
}

function unitsBy({ by, units }: NonNullable<ChangeOfEach['stock']>, now: number | null): number | Refusal {
  if (by === 'units' && now === null) return 'not-counted'
  const then = by === 'to' ? units : now! + units
  return then < 0 ? 'stock-too-low' : then
}
