import type { Make } from '#domain/vehicles'
import { squashed } from './tokens.ts'
import type { Generation, KnownCarModel, Piece, SaidEngine, Years } from './pieces.ts'

/** What the pieces of a search say of a vehicle, in whatever order they stand. */
export type SaidCar = {
  make: Make | null
  /** The models that it may be; null: no model was named. */
  models: readonly KnownCarModel[] | null
  /** The models that went by the name in other years: a WRX was an Impreza before 2015. */
  before: readonly KnownCarModel[]
  /** What several models were called together: "Sportster". */
  called: string | null
  /** Their name as typed, squashed. */
  modelKey: string
  /** The models were named in full, not by one word of theirs. */
  isWhole: boolean
  /** The generations that it may be of; null: none was named. */
  generations: readonly Generation[] | null
  /** The generation's name as typed, squashed. */
  generationKey: string
  years: Years | null
  engine: SaidEngine | null
  /** For each version that was named ("coupe", "type r") the makes that have such a one; null: any. */
  trims: readonly (ReadonlySet<string> | null)[]
}

/** Between the names of several generations. */
export const AND = ' / '

export const NO_CAR: SaidCar = {
  make: null,
  models: null,
  before: [],
  called: null,
  modelKey: '',
  isWhole: true,
  generations: null,
  generationKey: '',
  years: null,
  engine: null,
  trims: [],
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
    case 'trim':
      return hasTrim(car.make, piece.makes) ? { ...car, trims: [...car.trims, piece.makes] } : null
    default:
      return car
  }
}

const hasTrim = (make: Make | null, makes: ReadonlySet<string> | null) => !make || !makes || makes.has(make.slug)

function addMake(car: SaidCar, make: Make): SaidCar | null {
  if (car.make) return car.make.id === make.id ? car : null
  if (!car.trims.every((makes) => hasTrim(make, makes))) return null
  const models = car.models && car.models.filter((model) => model.make.id === make.id)
  const generations = car.generations && car.generations.filter(({ model }) => model.make.id === make.id)
  return models?.length === 0 || generations?.length === 0 ? null : { ...car, make, models, generations }
}

function addModels(
  car: SaidCar,
  { models: named, isWhole, key, written, before = [] }: Piece & { kind: 'model' },
): SaidCar | null {
  const ofMake = car.make ? named.filter((model) => model.make.id === car.make!.id) : named
  const ofBoth = car.models ? ofMake.filter((model) => car.models!.includes(model)) : ofMake
  const generations = car.generations && car.generations.filter(({ model }) => ofBoth.includes(model))
  const models = generations ? generations.map(({ model }) => model) : ofBoth
  if (models.length === 0) return null
  const called = car.called ?? nameIn(models, key, written)
  return {
    ...car,
    models,
    before,
    generations,
    called,
    modelKey: car.modelKey + key,
    isWhole: isWhole || (car.models !== null && car.isWhole),
  }
}

function addGeneration(car: SaidCar, { generations: named, key }: Piece & { kind: 'generation' }): SaidCar | null {
  const ofMake = named.filter(({ model }) => !car.make || model.make.id === car.make.id)
  const ofModels = ofMake.filter(({ model }) => !car.models || car.models.includes(model))
  if (car.generations) return addAnother(car, car.generations, ofModels, key)
  const generations = ofModels
  if (generations.length === 0) return null
  const models = car.models && generations.map(({ model }) => model)
  return { ...car, generations, generationKey: key, models }
}

/** The model years of generations of one name. */
export const yearsOfGenerations = (generations: readonly Generation[]): Years => ({
  from: Math.min(...generations.map(({ from }) => from)),
  to: Math.max(...generations.map(({ to }) => to)),
})

/** Whether the years of one generation of a model follow those of the other. */
export const isNext = (a: Generation, b: Generation) => a.model === b.model && a.from <= b.to + 1 && b.from <= a.to + 1

/** A second generation, whose years follow or precede for some model: "Golf Mk6 Mk7"; or another name of the same one, "E90 E91". */
function addAnother(
  car: SaidCar,
  some: readonly Generation[],
  named: readonly Generation[],
  key: string,
): SaidCar | null {
  const isOne = some.some((one) => named.some((other) => isNext(one, other)))
  const others = named.filter(({ model }) => some.some((one) => one.model.make.id === model.make.id))
  const generations = [...new Set([...some, ...others])].toSorted((a, b) => a.from - b.from)
  const models = car.models && generations.map(({ model }) => model)
  return isOne ? { ...car, generations, generationKey: `${car.generationKey}${AND}${key}`, models } : null
}

/** The word in the models' own spelling, else what several models are called together: "3 Series". */
const nameIn = ([model, ...others]: readonly KnownCarModel[], key: string, written?: string): string =>
  model!.name.split(/[\s()/]+/).find((word) => squashed(word) === key) ??
  (others.length > 0 && written ? written : model!.name)

function addEngine(car: SaidCar, engine: SaidEngine): SaidCar | null {
  if (!car.engine) return { ...car, engine }
  const both = { ...car.engine }
  for (const name of ['litres', 'cylinders', 'fuel'] as const) {
    if (both[name] !== null && engine[name] !== null && both[name] !== engine[name]) return null
    Object.assign(both, { [name]: both[name] ?? engine[name] })
  }
  return { ...car, engine: both }
}
