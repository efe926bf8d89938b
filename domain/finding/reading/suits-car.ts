import type { SaidCar } from './car-read.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

type Kinds = ReadonlySet<string>

/** The types of vehicle that the named models are, or that the named make builds; null: no vehicle was named. */
export const kindsOf = ({ make, models }: SaidCar, { vehicles }: Lexicon): Kinds | null =>
  models ? new Set(models.flatMap((model) => model.types)) : ((make && vehicles.kinds.get(make.id)) ?? null)

/** Whether a part type is made for one of these types of vehicle. */
export function suitsOne(type: number, kinds: Kinds, { types }: Lexicon): boolean {
  const its = types.suits.get(type) ?? []
  return its.length === 0 || its.some((kind) => kinds.has(kind))
}
