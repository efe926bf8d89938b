import type { KnownMake, Make } from '#domain/vehicles'
import type { VehicleType } from '#domain/vehicles/schema'
import { carModel } from './car-model.ts'
import type { Generation, KnownCarModel, UnknownCar } from '../pieces.ts'
import { generationNames, wordsForGeneration } from './generation-names.ts'
import { plainWords } from './lexicon-of-words.ts'
import { namesIn, type Row } from './rows.ts'
import { squashed } from '../tokens.ts'

/** Names of vehicles, without spaces or dashes: "crv", "mercedesbenz". */
export type VehicleNames = {
  makes: Map<string, Make>
  /** The kinds of vehicles of each make, by its id. */
  kinds: Map<number, ReadonlySet<VehicleType>>
  models: Map<string, KnownCarModel[]>
  /** Models that people call by the name of another one of their make: an Impreza is a WRX where that is not sold. */
  before: Map<string, KnownCarModel[]>
  /** Single words of the names of models: "sportster" → all Sportsters. They are read beside their make. */
  modelWords: Map<string, KnownCarModel[]>
  /** Other names of models as they are written: "3series" → "3 Series". */
  written: Map<string, string>
  generations: Map<string, Generation[]>
  /** Makes and models that the data lacks. */
  unknown: Map<string, UnknownCar[]>
}

const push = <V>(map: Map<string, V[]>, key: string, value: V) => {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}

/**
 * The ways to write a model's name: "MTN690 (MT-07)" is MTN690 and MT-07, "CBR900/CBR954" each of both, the "ML-Class" an
 * ML, the "240 Series" a 240.
 */
function spellings(name: string): string[] {
  const [outside = '', inside] = name.split(/\s*[()]\s*/)
  const pieces = name.split(/\s*[/,]\s*/).filter((piece) => piece.length > 1)
  const alone = [name, outside, ...(inside ? [inside] : []), ...pieces]
  const short = alone.flatMap((one) => /^(\w{2,})[- ](?:class|series)$/i.exec(one)?.[1] ?? [])
  return [...new Set([...alone, ...short].map(squashed))].filter(Boolean)
}

/** A make with its models, also by their squashed names. */
type NamedMake = { make: Make; models: KnownCarModel[]; named: Map<string, KnownCarModel[]> }

/** Builds the names of vehicles from the tree of them, and from the rows of other names that people use. */
export function namesOfVehicles(known: readonly KnownMake[], rows: (subject: string) => readonly Row[]): VehicleNames {
  const names: VehicleNames = {
    makes: new Map(),
    kinds: new Map(),
    models: new Map(),
    before: new Map(),
    modelWords: new Map(),
    written: new Map(),
    generations: new Map(),
    unknown: new Map(),
  }
  const makes = known.map(({ id, slug, name, models }) => {
    const make = { id, slug, name }
    const sold = models.filter(({ bases }) => bases.length > 0).map((model) => carModel(make, model))
    return { make, models: sold, named: Map.groupBy(sold, ({ name }) => squashed(name)) }
  })
  for (const { make, models } of makes) {
    names.makes.set(squashed(make.name), make)
    names.kinds.set(make.id, new Set(models.flatMap(({ types }) => types)))
  }
  for (const { make, models } of makes) {
    const [first = ''] = make.name.split('-')
    if (first.length > 3 && !names.makes.has(squashed(first))) names.makes.set(squashed(first), make)
    for (const model of models) {
      for (const name of spellings(model.name)) push(names.models, name, model)
      for (const word of model.name.split(/[^\p{L}\p{N}-]+/u))
        if (/\p{L}/u.test(word) && word.length > 1) push(names.modelWords, squashed(word), model)
    }
  }
  addRows(names, new Map(makes.map((one) => [squashed(one.make.name), one])), rows)
  for (const [key, models] of names.models) {
    const own = exact(key, models)
    const others = models.filter((model) => !own.includes(model))
    names.models.set(key, own)
    if (others.length > 0) names.before.set(key, others)
  }
  return names
}

/** Where a model has a name as its own, none of its make goes by it otherwise. */
function exact(key: string, models: KnownCarModel[]): KnownCarModel[] {
  const own = new Set(models.filter(({ name }) => squashed(name) === key).map(({ make }) => make.id))
  return models.filter(({ name, make }) => !own.has(make.id) || squashed(name) === key)
}

function addRows(names: VehicleNames, makes: Map<string, NamedMake>, rows: (subject: string) => readonly Row[]): void {
  for (const row of rows('makes')) {
    const known = makes.get(squashed(row.make ?? ''))
    if (known) for (const name of namesIn(row.names ?? '')) names.makes.set(squashed(name), known.make)
  }
  addUnknown(names, makes, rows)
  const modelsOf = ({ make = '', model = '' }: Row) => makes.get(squashed(make))?.named.get(squashed(model)) ?? []
  for (const row of rows('models')) {
    for (const model of modelsOf(row))
      for (const name of namesIn(row.names ?? '')) push(names.models, squashed(name), model)
    const all = row.names?.split('|') ?? []
    for (const [key, name] of all.map((name) => [squashed(name), name] as const)) {
      // "BMW 3" names its make already.
      if (!names.written.has(key)) names.written.set(key, key.startsWith(squashed(row.make ?? '')) ? all[0]! : name)
    }
  }
  const generation = wordsForGeneration(rows('cues'))
  for (const row of rows('generations')) {
    const models = modelsOf(row)
    const { name = '' } = row
    const all = new Set(generationNames(row, generation).map(squashed))
    for (const model of models) {
      const generation = { name, model, from: Number(row.from), to: Number(row.to) }
      for (const key of all) push(names.generations, key, generation)
    }
  }
}

/** A model that the data lacks is named alone too, where no known one has its name. */
function addUnknown(
  names: VehicleNames,
  makes: Map<string, NamedMake>,
  rows: (subject: string) => readonly Row[],
): void {
  const plain = plainWords(rows)
  const add = (label: string, make: Make | null, model: string, makeNames: readonly string[]) => {
    const key = squashed(model)
    const isOwn = (key.length > 3 && !/^\d+$/.test(key)) || /\p{L}\d/u.test(key)
    const isAlone = (!make || isOwn) && !plain.has(key)
    const car = { label, make, isAlone }
    for (const name of makeNames) push(names.unknown, squashed(name) + key, { ...car, isAlone: true })
    if (/\p{L}/u.test(key) && key.length > 2 && !names.models.has(key) && !names.makes.has(key))
      push(names.unknown, key, car)
    if (make && (/\p{L}/u.test(key) || key.length > 2)) push(names.unknown, key, car)
  }
  for (const { make = '', names: all = '', models = '' } of rows('makes-not-listed')) {
    const makeNames = [make, ...namesIn(all)]
    add(make, null, '', makeNames)
    for (const model of models.split('|').filter(Boolean)) add(`${make} ${model}`, null, model, makeNames)
  }
  for (const { make = '', models = '' } of rows('models-not-listed')) {
    const known = makes.get(squashed(make))
    if (known)
      for (const model of models.split('|').filter(Boolean)) add(`${known.make.name} ${model}`, known.make, model, [])
  }
}
