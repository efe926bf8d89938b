import type { SaidCar } from './car-read.ts'

type Said = {
  asks: 'page' | 'parts' | null
  symptom: { missing: number; seen: number } | null
  saidOf: ReadonlySet<number> | null
  types: ReadonlySet<number> | null
  car: SaidCar
}

const HOPE_OF_SYMPTOM = 2
const FEW_LETTERS = /^[a-z]{1,2}$/

/** What a year or an engine without a car, or a word of a model's name or of a type without it, is worth if nothing follows. */
export function owed({ asks, symptom, saidOf, types, car }: Said): number {
  const { make, models, generations, isWhole, modelKey, generationKey, years, engine, trims } = car
  if (asks === 'page') return 2
  if (symptom && symptom.missing > 0) return -HOPE_OF_SYMPTOM * symptom.seen
  if (saidOf && !types) return 2
  if (models && !make && !isWhole) return 3
  // "IX" is a BMW, and a kind of spark plugs; "um" is a Sorento, and nothing.
  if (!make && FEW_LETTERS.test(models ? modelKey : generationKey)) return 2
  return (years || engine || trims.length > 0) && !make && !models && !generations ? 1 : 0
}
