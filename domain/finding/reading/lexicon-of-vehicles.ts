import type { KnownMake, KnownModel, Make } from '#domain/vehicles'
import type { Generation, KnownCarModel } from './pieces.ts'
import { namesIn, type Row } from './rows.ts'
import { squashed } from './tokens.ts'

/** Names of vehicles, without spaces or dashes: "crv", "mercedesbenz". */
export type VehicleNames = {
  makes: Map<string, Make>
  models: Map<string, KnownCarModel[]>
  /** Single words of the names of models: "sportster" → all Sportsters. They are read beside their make. */
  modelWords: Map<string, KnownCarModel[]>
  generations: Map<string, Generation[]>
}

const push = <V>(map: Map<string, V[]>, key: string, value: V) => {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}

/** What people write after the letter of a class: "C300", "E 63". */
const MERCEDES_ENGINES =
  '43 45 53 55 63 65 160 180 200 220 230 240 250 260 280 300 320 350 400 420 430 450 500 550 560 580 600'.split(' ')

/**
 * The ways to write a model's name: "MTN690 (MT-07)" is MTN690 and MT-07, "CBR900/CBR954" each of both, the "ML-Class" an
 * ML, the "240 Series" a 240.
 */
function spellings(name: string): string[] {
  const [outside = '', inside] = name.split(/\s*[()]\s*/)
  const alone = [name, outside, ...(inside ? [inside] : []), ...name.split(/\s*(?:[/,]|\s\/\s)\s*/)]
  const short = alone.flatMap((one) => /^(\w{2,})[- ](?:class|series)$/i.exec(one)?.[1] ?? [])
  const letter = /^(\w{1,3})-class$/i.exec(name)?.[1]
  const engines = letter ? MERCEDES_ENGINES.map((engine) => `${letter}${engine}`) : []
  return [...new Set([...alone, ...short, ...engines].map(squashed))].filter(Boolean)
}

type NamedMake = { make: Make; models: KnownCarModel[] }

/** Builds the names of vehicles from the tree of them, and from the rows of other names that people use. */
export function namesOfVehicles(known: readonly KnownMake[], rows: (subject: string) => readonly Row[]): VehicleNames {
  const names: VehicleNames = { makes: new Map(), models: new Map(), modelWords: new Map(), generations: new Map() }
  const makes = known.map(({ id, slug, name, models }) => {
    const make = { id, slug, name }
    return { make, models: models.filter(({ bases }) => bases.length > 0).map((model) => carModel(make, model)) }
  })
  for (const { make } of makes) names.makes.set(squashed(make.name), make)
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
  return names
}

function addRows(names: VehicleNames, makes: Map<string, NamedMake>, rows: (subject: string) => readonly Row[]): void {
  for (const row of rows('makes')) {
    const known = makes.get(squashed(row.make ?? ''))
    if (known) for (const name of namesIn(row.names ?? '')) names.makes.set(squashed(name), known.make)
  }
  const modelsOf = ({ make = '', model = '' }: Row) =>
    makes.get(squashed(make))?.models.filter(({ name }) => squashed(name) === squashed(model)) ?? []
  for (const row of rows('models'))
    for (const model of modelsOf(row))
      for (const name of namesIn(row.names ?? '')) push(names.models, squashed(name), model)
  for (const row of rows('generations')) {
    const models = modelsOf(row)
    const { name = '', names: others = '' } = row
    const generation = { name, models, from: Number(row.from), to: Number(row.to) }
    if (models.length > 0)
      for (const other of namesIn(`${name}|${others}`)) push(names.generations, squashed(other), generation)
  }
}

function carModel({ id, slug, name }: Make, { bases, ...model }: KnownModel): KnownCarModel {
  const years = bases.map(({ year }) => year)
  return {
    slug: model.slug,
    name: model.name,
    make: { id, slug, name },
    types: [...new Set(bases.map(({ type }) => type))],
    from: Math.min(...years),
    to: Math.max(...years),
    weight: new Set(years).size,
  }
}
