import { hash } from './dice.ts'
import type { PartType, Position } from './part-type.ts'
import type { Platform } from './platforms.ts'

/** A place in the catalogue that a part fills: this type, at this position, for these vehicles; `round` counts its rivals. */
export type Slot = { typeId: number; platform: Platform; position: Position | null; round: number; weight: number }

type Stem = Omit<Slot, 'round'>

const decay = 0.62

/**
 * The order in which slots are filled, best first, in two turns that alternate: one part for every essential
 * slot, and what shoppers ask for most. The first n slots are the same whatever number is asked for.
 */
export function fillSlots(types: PartType[], platforms: Platform[], count: number): Slot[] {
  const stems = platforms.flatMap((platform) => stemsOf(types, platform))
  const isEssential = (stem: Stem) => types[stem.typeId - 1]!.essential === true
  const needed = stems.filter(isEssential).toSorted((a, b) => b.weight - a.weight)
  const wanted = mostWanted(stems, isEssential, count)
  return Array.from({ length: count }, (_, i) => {
    const half = i >> 1
    if (i % 2 === 0 && half < needed.length) return { ...needed[half]!, round: 0 }
    const turn = half < needed.length ? half : i - needed.length
    return wanted[turn]!
  })
}

function stemsOf(types: PartType[], platform: Platform): Stem[] {
  return types.flatMap((type, i) => {
    if (!suits(type, platform)) return []
    return (type.positions ?? [null]).map((position) => {
      const taste = 0.75 + (hash(platform.id, i, 77) % 1000) / 2000
      return { typeId: i + 1, platform, position, weight: platform.weight * (type.common / 10) * taste }
    })
  })
}

function suits(type: PartType, platform: Platform): boolean {
  if (type.fits === 'any' || !type.suits.includes(platform.kind)) return false
  if (platform.scope !== 'both' && platform.scope !== type.fits) return false
  return !type.fuel || type.fuel === platform.engine.fuel
}

/** The `count` best of all rounds of all stems; essential stems start with their second round. */
function mostWanted(stems: Stem[], isEssential: (stem: Stem) => boolean, count: number): Slot[] {
  for (let floor = 0.5; ; floor /= 1.6) {
    const slots = stems.flatMap((stem) => roundsAbove(stem, isEssential(stem) ? 1 : 0, floor))
    if (slots.length >= count) return slots.sort((a, b) => b.weight - a.weight).slice(0, count)
  }
}

function roundsAbove(stem: Stem, first: number, floor: number): Slot[] {
  const slots: Slot[] = []
  let weight = stem.weight * (first === 0 ? 1 : decay)
  for (let round = first; weight >= floor; round++, weight *= decay) slots.push({ ...stem, round, weight })
  return slots
}
