import { hash } from './dice.ts'
import type { PartType, Position } from './part-type.ts'
import type { Platform } from './platforms.ts'

/** A place in the catalogue that a part fills: this type, at this position, for these vehicles; `round` counts its rivals. */
export type Slot = { typeId: number; platform: Platform; position: Position | null; round: number; weight: number }

type Stem = Omit<Slot, 'round'>

const decay = 0.62

/**
 * The order in which slots are filled: one for each featured type and make, then in two turns that alternate, one
 * part for every essential slot, and what shoppers ask for most. The first n slots are the same whatever count is asked for.
 */
export function fillSlots(
  types: PartType[],
  platforms: Platform[],
  featured: [slug: string, make: string][],
  count: number,
): Slot[] {
  const stems = platforms.flatMap((platform) => stemsOf(types, platform)).toSorted(byWeight)
  const first = featured.map(([slug, make]) => {
    return stems.find((stem) => stem.platform.make === make && types[stem.typeId - 1]!.slug === slug)!
  })
  const isTaken = new Set(first)
  const isEssential = (stem: Stem) => types[stem.typeId - 1]!.essential === true
  const needed = stems.filter((stem) => isEssential(stem) && !isTaken.has(stem))
  const wanted = mostWanted(stems, (stem) => (isEssential(stem) || isTaken.has(stem) ? 1 : 0), count)
  const start = first.map((stem) => ({ ...stem, round: 0 }))
  return [...start, ...alternate(needed, wanted, count)].slice(0, count)
}

function alternate(needed: Stem[], wanted: Slot[], count: number): Slot[] {
  const slots: Slot[] = []
  for (let i = 0; i < wanted.length && slots.length < count; i++) {
    if (i < needed.length) slots.push({ ...needed[i]!, round: 0 })
    slots.push(wanted[i]!)
  }
  return slots
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

/** The `count` best of all rounds of all stems, from each stem's first round that is still open. */
function mostWanted(stems: Stem[], firstRound: (stem: Stem) => number, count: number): Slot[] {
  for (let floor = 0.5; ; floor /= 1.6) {
    const slots = stems.flatMap((stem) => roundsAbove(stem, firstRound(stem), floor))
    if (slots.length >= count) return slots.toSorted(byWeight).slice(0, count)
  }
}

function roundsAbove(stem: Stem, first: number, floor: number): Slot[] {
  const slots: Slot[] = []
  let weight = stem.weight * (first === 0 ? 1 : decay)
  for (let round = first; weight >= floor; round++, weight *= decay) slots.push({ ...stem, round, weight })
  return slots
}

const byWeight = (a: Stem, b: Stem) => b.weight - a.weight
