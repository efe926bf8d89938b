import type { CarSpecRow, PartSpecRow } from '#domain/fitment/schema'
import { hash } from './dice.ts'
import type { PartType, Position } from './part-type.ts'
import { type Truth, versionsOf } from './truth/index.ts'
import type { Option } from './truth/options.ts'

/** What a part is made for: cars of one truth in one of their versions, or a value that cars ask for. */
export type Slot = {
  typeId: number
  position: Position | null
  weight: number
  /** counts its rivals */
  round: number
  made: ForCars | ForValue | null
}
export type ForCars = { truth: Truth; version: number; option: Option }
export type PartSpec = Omit<PartSpecRow, 'partId'>
/** `specs`: the kinds at which cars ask for the value. */
export type ForValue = { value: string; specs: PartSpec[] }

type Stem = Omit<Slot, 'round'> & { decay: number }

/**
 * The order in which slots are filled: one for each featured type and make, then in two turns that alternate, one
 * part for every essential slot, and what shoppers ask for most. The first n slots are the same whatever count is asked for.
 */
export function fillSlots(
  types: PartType[],
  truths: Truth[],
  specs: CarSpecRow[],
  featured: [slug: string, make: string][],
  count: number,
): Slot[] {
  const stems = [...truths.flatMap((truth) => carStems(types, truth)), ...valueStems(types, truths, specs)].toSorted(
    byWeight,
  )
  const first = featured.map(([slug, make]) => {
    return stems.find((stem) => types[stem.typeId - 1]!.slug === slug && isOf(stem, make))!
  })
  const isTaken = new Set(first)
  const isEssential = (stem: Stem) => types[stem.typeId - 1]!.essential === true
  const needed = stems.filter((stem) => isEssential(stem) && !isTaken.has(stem))
  const wanted = mostWanted(stems, (stem) => (isEssential(stem) || isTaken.has(stem) ? 1 : 0), count)
  const start = first.map((stem) => ({ ...stem, round: 0 }))
  return [...start, ...alternate(needed, wanted, count)].slice(0, count)
}

/** What fits by specification is of no make. */
const isOf = ({ made }: Stem, make: string) => made !== null && (!('truth' in made) || made.truth.makes[0] === make)

function alternate(needed: Stem[], wanted: Slot[], count: number): Slot[] {
  const slots: Slot[] = []
  for (let i = 0; i < Math.max(needed.length, wanted.length) && slots.length < count; i++) {
    if (i < needed.length) slots.push({ ...needed[i]!, round: 0 })
    if (i < wanted.length) slots.push(wanted[i]!)
  }
  return slots
}

function carStems(types: PartType[], truth: Truth): Stem[] {
  return types.flatMap((type, i) =>
    (type.positions ?? [null]).flatMap((position) =>
      versionsOf(type, truth, position).flatMap((option, version): Stem[] => {
        if (!truth.runs.some((run) => option(run).length > 0)) return []
        const taste = 0.75 + (hash(truth.id, i, 77) % 1000) / 2000
        const weight = truth.weight * (type.common / 10) * taste * (version === 0 ? 1 : 0.7)
        return [{ typeId: i + 1, position, weight, decay: 0.62, made: { truth, version, option } }]
      }),
    ),
  )
}

/** A stem for each value that cars of the type's kinds ask for, the more weight the more of them do. */
function valueStems(types: PartType[], truths: Truth[], specs: CarSpecRow[]): Stem[] {
  const kindOf = new Map(truths.flatMap((truth) => truth.runs.map((run) => [run.modelId, run.kind] as const)))
  const asked = Map.groupBy(specs, ({ kind }) => kind)
  return types.flatMap((type, i) =>
    (type.meets ?? []).flatMap(({ kinds, position }) => {
      const rows = kinds
        .flatMap((kind) => asked.get(kind) ?? [])
        .filter((row) => type.suits.includes(kindOf.get(row.modelId)!))
      return [...Map.groupBy(rows, ({ value }) => value)].map(([value, of]): Stem => {
        const specs = [...new Set(of.map(({ kind }) => kind as PartSpec['kind']))].flatMap((kind) =>
          [value, ...(type.also?.(value) ?? [])].map((one) => ({ kind, value: one })),
        )
        const weight = Math.min(1, 0.35 + of.length / 250) * (type.common / 10)
        return { typeId: i + 1, position, weight, decay: 0.86, made: { value, specs } }
      })
    }),
  )
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
  let weight = stem.weight * (first === 0 ? 1 : stem.decay)
  for (let round = first; weight >= floor; round++, weight *= stem.decay) slots.push({ ...stem, round, weight })
  return slots
}

const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight
