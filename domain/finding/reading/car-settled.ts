import { AND, type SaidCar, yearsOfGenerations } from './car-read.ts'
import type { Generation, KnownCarModel, SaidEngine, Years } from './pieces.ts'
import { squashed } from './tokens.ts'

const LETTERS = 4

/** Whether a model is sold as more than a motorcycle. */
export const isRoad = ({ types }: KnownCarModel) => types.some((type) => type !== 'motorcycle')

/**
 * A model that people mean by its bare name is sold for almost twice as many years as any other of that name. A motorcycle is
 * meant only where it outweighs a car by so much besides.
 */
function commonest(models: readonly KnownCarModel[]): readonly KnownCarModel[] {
  const byMake = [...Map.groupBy(models, ({ make }) => make.id).values()]
  const bonus = models.every(isRoad) ? 0 : 10
  const weightOf = (some: KnownCarModel[]) => Math.max(...some.map((one) => one.weight + (isRoad(one) ? bonus : 0)))
  const [first, second] = byMake.toSorted((a, b) => weightOf(b) - weightOf(a))
  return !second || weightOf(first!) >= 1.9 * weightOf(second) ? (first ?? []) : []
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
  const isOfOne = generationKey.includes(AND) && new Set(meant.map(({ model }) => model)).size === 1
  return models || car.make || names.size === 1 || isOfOne ? meant : []
}

/** So many years before its first model year, or after its last, a car of a generation may have been built or registered. */
const NEAR = 3

/**
 * The years that were said, of a generation that was named: a year a little outside of it is that of the first or the last of them. Who
 * names an E90 of 2005 has no older BMW, whatever its papers say.
 */
function yearsWithin(years: Years | null, generations: readonly Generation[]): Years | null {
  if (!years) return null
  const { from, to } = yearsOfGenerations(generations)
  if (years.to < from && years.to >= from - NEAR) return { from, to: from }
  if (years.from > to && years.from <= to + NEAR) return { from: to, to }
  return years
}

const MOST_NAMES = 3
const LONGEST_CODE = 4

/** Several of one code go by the code, "R56"; two that were named together, or by more than a code ("golf 7 gti"), by their names. */
function nameOf(generations: readonly Generation[], key: string): string {
  const names = [...new Set(generations.map(({ name }) => name))]
  const areNamed = (key.includes(AND) || key.length > LONGEST_CODE) && names.length <= MOST_NAMES
  return names.length === 1 || areNamed ? names.join(AND) : key.toUpperCase()
}

/**
 * The vehicle that was meant, with its make where only the model was named, and what that adds to the reading's score; null
 * where it cannot be told. `otherwise`: how likely the model's name means something else; 0: it does not. A version
 * needs a vehicle.
 */
export function settled(car: SaidCar, otherwise: number): { car: SaidCar; worth: number } | null {
  if (!car.generations) return settledModel(car, otherwise)
  const generations = generationMeant(car)
  const [first] = generations
  if (!first) return null
  const models = [...new Set(generations.map(({ model }) => model))]
  const { make } = first.model
  const settled = settledModel(
    {
      ...car,
      make,
      models,
      generations,
      called: nameOf(generations, car.generationKey),
      isWhole: true,
      years: yearsWithin(car.years, generations),
    },
    otherwise,
  )
  // A code alone may be something else: "g12" is a BMW, and a coolant. Two letters mostly are: VA, HD, XL.
  const isAlone = !car.make && !car.models
  if (isAlone && /^[a-z]{1,2}$/.test(car.generationKey)) return null
  return settled && { ...settled, worth: settled.worth - (isAlone ? 0.5 : 0) }
}

/**
 * A year and an engine without a vehicle narrow nothing, but they are no words to look for: "brake pads 2015", "2.0 tdi". Litres
 * alone are an amount, and the name of a fuel may be a word of a text: "electric pump".
 */
function withoutCar(car: SaidCar): ReturnType<typeof settledModel> {
  const { years, engine, trims } = car
  if (trims.length > 0 || (engine && isAmount(engine))) return null
  return { car, worth: (years ? -1.6 : 0) - (engine ? 1.8 : 0) }
}

const isAmount = ({ litres, cylinders, fuel }: SaidEngine) => litres !== null && cylinders === null && fuel === null

function settledModel(car: SaidCar, otherwise: number): { car: SaidCar; worth: number } | null {
  const { make, generations, years, engine, trims } = car
  const models = car.models && car.models.filter((model) => trims.every((its) => !its || its.has(model.make.slug)))
  if (models?.length === 0) return null
  const besides = [years, engine, generations].filter(Boolean).length
  if (!make && !models) return withoutCar(car)
  if (!models) return { car, worth: 0.3 * besides }
  const isSold = (model: KnownCarModel) => !years || model.years.some((year) => years.from <= year && year <= years.to)
  const own = models.filter(isSold)
  const sold =
    own.length > 0 ? own : car.before.filter((one) => isSold(one) && models.some((its) => its.make.id === one.make.id))
  const some = sold.length > 0 ? sold : models
  const late = sold.length > 0 ? 0 : -0.9
  if (make) return { car: { ...car, models: some }, worth: 0.5 + 0.3 * besides + late }
  const meant = commonest(some)
  const [model] = meant
  if (!model || !car.isWhole) return null
  const name = car.modelKey || squashed(model.name)
  const isBare = /^\d+$/.test(name) || name.length < 2
  const isShort = name.length < LETTERS && !/\d/.test(name)
  // An engine names no car, "1.9 tdi turbo" is no Bentley Turbo, and a year before it was built neither: "plugs x4 2008".
  const isDated = (years !== null && sold.length > 0) || generations !== null
  const doubtBeside = otherwise ? (isDated ? 1 : otherwise) : 0.2
  const doubt = isBare ? 3 : besides > 0 ? doubtBeside : otherwise || (isShort ? 0.9 : 0.4)
  return { car: { ...car, make: model.make, models: meant }, worth: 0.3 * besides + late - doubt }
}
