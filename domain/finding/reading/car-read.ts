import type { Make } from '#domain/vehicles'
import { squashed } from './tokens.ts'
import type { Generation, KnownCarModel, Piece, SaidEngine, Years } from './pieces.ts'

/** What the pieces of a search say of a vehicle, in whatever order they stand. */
export type SaidCar = {
  make: Make | null
  /** The models that it may be; null: no model was named. */
  models: readonly KnownCarModel[] | null
  /** What several models were called together: "Sportster". */
  called: string | null
  /** The models were named in full, not by one word of theirs. */
  isWhole: boolean
  /** The generations that it may be of; null: none was named. */
  generations: readonly Generation[] | null
  /** The generation's name as typed, squashed. */
  generationKey: string
  years: Years | null
  engine: SaidEngine | null
}

export const NO_CAR: SaidCar = {
  make: null,
  models: null,
  called: null,
  isWhole: true,
  generations: null,
  generationKey: '',
  years: null,
  engine: null,
}

/** The car with one more piece; null where they contradict each other, the car itself where the piece says nothing of it. */
export function addToCar(car: SaidCar, piece: Piece): SaidCar | null {
  switch (piece.kind) {
    case 'make':
      return addMake(car, piece.make)
    case 'model':
      return addModels(car, piece)
    case 'generation':
      return addGeneration(car, piece)
    case 'year':
      return car.years ? null : { ...car, years: piece.years }
    case 'engine':
      return addEngine(car, piece.engine)
    default:
      return car
  }
}

function addMake(car: SaidCar, make: Make): SaidCar | null {
  if (car.make) return car.make.id === make.id ? car : null
  const models = car.models && car.models.filter((model) => model.make.id === make.id)
  const generations = car.generations && car.generations.filter(({ model }) => model.make.id === make.id)
  return models?.length === 0 || generations?.length === 0 ? null : { ...car, make, models, generations }
}

function addModels(car: SaidCar, { models: named, isWhole, key }: Piece & { kind: 'model' }): SaidCar | null {
  const ofMake = car.make ? named.filter((model) => model.make.id === car.make!.id) : named
  const ofBoth = car.models ? ofMake.filter((model) => car.models!.includes(model)) : ofMake
  const generations = car.generations && car.generations.filter(({ model }) => ofBoth.includes(model))
  const models = generations ? generations.map(({ model }) => model) : ofBoth
  if (models.length === 0) return null
  const called = car.called ?? nameIn(models, key)
  return { ...car, models, generations, called, isWhole: isWhole || (car.models !== null && car.isWhole) }
}

function addGeneration(car: SaidCar, { generations: named, key }: Piece & { kind: 'generation' }): SaidCar | null {
  if (car.generations) return null
  const ofMake = named.filter(({ model }) => !car.make || model.make.id === car.make.id)
  const generations = ofMake.filter(({ model }) => !car.models || car.models.includes(model))
  if (generations.length === 0) return null
  const models = car.models && generations.map(({ model }) => model)
  return { ...car, generations, generationKey: key, models }
}

/** The word in the models' own spelling. */
const nameIn = ([model]: readonly KnownCarModel[], key: string): string =>
  model!.name.split(/[\s()/]+/).find((word) => squashed(word) === key) ?? model!.name

function addEngine(car: SaidCar, engine: SaidEngine): SaidCar | null {
  if (!car.engine) return { ...car, engine }
  const both = { ...car.engine }
  for (const name of ['litres', 'cylinders', 'fuel'] as const) {
    if (both[name] !== null && engine[name] !== null && both[name] !== engine[name]) return null
    Object.assign(both, { [name]: both[name] ?? engine[name] })
  }
  return { ...car, engine: both }
}

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
