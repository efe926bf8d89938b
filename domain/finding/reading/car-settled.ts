import type { SaidCar } from './car-read.ts'
import type { Generation, KnownCarModel } from './pieces.ts'
import { squashed } from './tokens.ts'

const LETTERS = 4

/** A model that people mean by its bare name is sold for as many years as all others of that name together. */
function commonest(models: readonly KnownCarModel[]): readonly KnownCarModel[] {
  const byMake = [...Map.groupBy(models, ({ make }) => make.id).values()]
  const isRoad = (one: KnownCarModel) => one.types.some((type) => type !== 'motorcycle')
  const weightOf = (some: KnownCarModel[]) => Math.max(...some.map((one) => one.weight + (isRoad(one) ? 8 : 0)))
  const [first, second] = byMake.toSorted((a, b) => weightOf(b) - weightOf(a))
  return !second || weightOf(first!) >= 2 * weightOf(second) ? (first ?? []) : []
}

/**
 * The generation that was meant: of the named models, else of the model that its own name begins with ("golf 7"), else the
 * only one of that name; none where it may be of several.
 */
function generationMeant(car: SaidCar): readonly Generation[] {
  const { generations, generationKey, models } = car
  const own = generations!.filter(({ model }) => generationKey.startsWith(squashed(model.name)))
  const meant = models || own.length === 0 ? generations! : own
  const names = new Set(meant.map(({ name, model }) => `${model.make.id} ${name}`))
  return models || car.make || names.size === 1 ? meant : []
}

/** Several of one code go by the code: "R56". */
const nameOf = (generations: readonly Generation[], key: string): string =>
  new Set(generations.map(({ name }) => name)).size === 1 ? generations[0]!.name : key.toUpperCase()

/**
 * The vehicle that was meant, with its make where only the model was named, and what that adds to the reading's score; null
 * where it cannot be told. `isOtherwise`: the model's name means something else too. A year or an engine needs a vehicle.
 */
export function settled(car: SaidCar, isOtherwise: boolean): { car: SaidCar; worth: number } | null {
  if (!car.generations) return settledModel(car, isOtherwise)
  const generations = generationMeant(car)
  const [first] = generations
  if (!first) return null
  const models = [...new Set(generations.map(({ model }) => model))]
  const { make } = first.model
  const settled = settledModel(
    { ...car, make, models, generations, called: nameOf(generations, car.generationKey), isWhole: true },
    isOtherwise,
  )
  // A code alone may be something else: "g12" is a BMW, and a coolant.
  const isAlone = !car.make && !car.models
  return settled && { ...settled, worth: settled.worth - (isAlone ? 0.5 : 0) }
}

function settledModel(car: SaidCar, isOtherwise: boolean): { car: SaidCar; worth: number } | null {
  const { make, models, generations, years, engine } = car
  const besides = [years, engine, generations].filter(Boolean).length
  if (!make && !models) return besides === 0 ? { car, worth: 0 } : null
  if (!models) return { car, worth: 0.3 * besides }
  const sold = years ? models.filter(({ from, to }) => from <= years.to && years.from <= to) : models
  const some = sold.length > 0 ? sold : models
  const late = sold.length > 0 ? 0 : -0.7
  if (make) return { car: { ...car, models: some }, worth: 0.5 + 0.3 * besides + late }
  const meant = commonest(some)
  const [model] = meant
  if (!model || !car.isWhole) return null
  const isBare = /^\d+$/.test(model.name) || model.name.replace(/[^\p{L}\p{N}]/gu, '').length < 2
  const isShort = model.name.replace(/[^\p{L}]/gu, '').length < LETTERS && !/\d/.test(model.name)
  const doubt = isBare ? 3 : besides > 0 ? 0.2 : isOtherwise ? 1.6 : isShort ? 0.9 : 0.4
  return { car: { ...car, make: model.make, models: meant }, worth: 0.3 * besides + late - doubt }
}
