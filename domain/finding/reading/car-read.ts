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
  generation: Generation | null
  years: Years | null
  engine: SaidEngine | null
}

export const NO_CAR: SaidCar = {
  make: null,
  models: null,
  called: null,
  isWhole: true,
  generation: null,
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
      return addGeneration(car, piece.generations)
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
  if (car.generation && car.generation.models[0]!.make.id !== make.id) return null
  const models = car.models && car.models.filter((model) => model.make.id === make.id)
  return models?.length === 0 ? null : { ...car, make, models }
}

function addModels(car: SaidCar, { models: named, isWhole, key }: Piece & { kind: 'model' }): SaidCar | null {
  const ofMake = car.make ? named.filter((model) => model.make.id === car.make!.id) : named
  const models = car.models ? ofMake.filter((model) => car.models!.includes(model)) : ofMake
  if (models.length === 0) return null
  if (car.generation) {
    const ofGeneration = models.filter((model) => car.generation!.models.includes(model))
    return ofGeneration.length === 0
      ? null
      : { ...car, models: ofGeneration, called: car.called ?? nameIn(models, key) }
  }
  const called = car.called ?? nameIn(models, key)
  return { ...car, models, called, isWhole: isWhole || (car.models !== null && car.isWhole) }
}

/** The word in the models' own spelling. */
const nameIn = ([model]: readonly KnownCarModel[], key: string): string =>
  model!.name.split(/[\s()/]+/).find((word) => squashed(word) === key) ?? model!.name

/** Of the generations with that name the one of the named model, or of the make, or the only one. */
function addGeneration(car: SaidCar, named: readonly Generation[]): SaidCar | null {
  if (car.generation) return null
  const ofModel = named.filter(({ models }) => !car.models || models.some((model) => car.models!.includes(model)))
  const ofMake = ofModel.filter(({ models }) => !car.make || models[0]!.make.id === car.make.id)
  const [generation, ...others] = ofMake
  if (!generation || (others.length > 0 && !car.models)) return null
  const models = generation.models.filter((model) => !car.models || car.models.includes(model))
  return { ...car, generation, models, isWhole: true, make: car.make ?? generation.models[0]!.make }
}

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
 * The vehicle that was meant, with its make where only the model was named, and what that adds to the reading's score; null
 * where it cannot be told. `isOtherwise`: the model's name means something else too. A year or an engine needs a vehicle.
 */
export function settled(car: SaidCar, isOtherwise: boolean): { car: SaidCar; worth: number } | null {
  const { make, models, generation, years, engine } = car
  const besides = [years, engine, generation].filter(Boolean).length
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
