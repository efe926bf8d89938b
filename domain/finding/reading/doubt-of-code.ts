import type { SaidCar } from './car-read.ts'
import { isRoad } from './car-settled.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { squashed } from './tokens.ts'

const DOUBT = 1

/**
 * What it costs a generation's code alone that it is also the name of another car, which was sold for longer: "mx5" is rather a
 * Mazda than a Hyundai Santa Fe of the last years.
 */
export function doubtOfCode(car: SaidCar, { vehicles }: Pick<Lexicon, 'vehicles'>): number {
  const { make, models, generations, generationKey } = car
  if (!generations || make || models) return 0
  const longest = Math.max(...generations.map(({ from, to }) => to - from + 1))
  const named = vehicles.models.get(generationKey) ?? []
  const isOther = named.some(
    (model) => squashed(model.name) === generationKey && isRoad(model) && model.weight > longest,
  )
  return isOther ? DOUBT : 0
}
