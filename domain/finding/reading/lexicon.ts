import { allMeasures, measuresOfType, type Brand, type Taxonomy } from '#domain/catalogue'
import type { KnownMake } from '#domain/vehicles'
import { isLetters } from '../stem.ts'
import { type Cues, cuesOf } from './cues.ts'
import { type AnswerNames, namesOfAnswers } from './lexicon-of-answers.ts'
import { addSynonyms, namesOfTypes, type TypeNames } from './lexicon-of-types.ts'
import { namesOfVehicles, type VehicleNames } from './lexicon-of-vehicles.ts'
import { namesOfWords, type WordNames } from './lexicon-of-words.ts'
import type { Meaning } from './pieces.ts'
import { enginePatterns } from './propose-engines.ts'
import { notPattern } from './propose-not.ts'
import { pricePatterns } from './propose-prices.ts'
import { yearPatterns } from './propose-years.ts'
import type { Row } from './rows.ts'
import { squashed, tokensOf } from './tokens.ts'

type Patterns = {
  years: ReturnType<typeof yearPatterns>
  engines: ReturnType<typeof enginePatterns>
  prices: ReturnType<typeof pricePatterns>
  not: RegExp
}

/**
 * The shop's names and the words with a meaning, by which it reads a search. All keys are squashed (`tokens.ts`): "brake
 * disc" is `brakedisc`. All other words are in the parts' texts, in the database (`text-words.ts`).
 */
export type Lexicon = {
  /** What a name may mean. */
  names: ReadonlyMap<string, readonly Meaning[]>
  /** The beginnings of all names, so that what begins none is not followed. */
  beginnings: ReadonlySet<string>
  types: TypeNames
  brands: ReadonlyMap<string, Brand>
  vehicles: VehicleNames
  words: WordNames
  answers: AnswerNames
  cues: Cues
  patterns: Patterns
  /** What parts of a type are chosen by, the foremost first, by its id. */
  measures: ReadonlyMap<number, readonly string[]>
  /** The single words of all names: these are spelled right. */
  known: ReadonlySet<string>
  /** Names of letters alone, by length, to correct misspelt words. */
  byLength: ReadonlyMap<number, string[]>
  /** The part types that have a size or a grade, by `measure:value`, and those that have an amount. */
  typesOfGrade: ReadonlyMap<string, readonly number[]>
  typesOfAmount: ReadonlyMap<string, readonly number[]>
  /** Types whose parts fit a car by a size or a grade: a bulb by its socket, but no headlight. */
  fitBySpec: ReadonlySet<number>
  /** The newest model year. */
  lastYear: number
}

/** What some part measures, and the types of such parts. `unit` null: it is a size or a grade. */
export type KnownValue = { measure: string; value: string; unit: string | null; types: number[] }

export type LexiconParts = {
  taxonomy: Pick<Taxonomy, 'types' | 'brands'>
  makes: readonly KnownMake[]
  /** What parts measure: DOT 4, 302 mm. */
  values: readonly KnownValue[]
  fitBySpec: ReadonlySet<number>
  /** The rows of a subject of `domain/finding/data`. */
  rows: (subject: string) => readonly Row[]
}

export function buildLexicon({ taxonomy, makes, values, fitBySpec, rows }: LexiconParts): Lexicon {
  const grades = values.filter(({ unit }) => unit === null)
  const words = namesOfWords(rows, marketOf(makes))
  const types = namesOfTypes(taxonomy.types, rows('types'), (word) => words.fillers.has(word))
  addSynonyms(types, taxonomy.types, rows('synonyms'))
  const brands = new Map(taxonomy.brands.map((brand) => [squashed(brand.name), brand]))
  const vehicles = namesOfVehicles(makes, rows)
  const answers = namesOfAnswers(rows)
  const otherBrands = new Map(rows('other-brands').map(({ name = '' }) => [squashed(name), name]))
  const cues = cuesOf(rows('cues'))
  const names = meaningsOf(types, brands, vehicles, words, answers, new Set(cues.joins.split('|')), otherBrands, grades)
  const known = new Set([
    ...names.keys(),
    ...Object.values(cues).flatMap((words) => words.split('|')),
    ...[...otherBrands.values()].flatMap((name) => name.toLowerCase().split(/[\s-]/)),
    ...answers.phrases.keys(),
    ...wordsInside([...brands.values()], makes),
  ])
  return {
    names,
    beginnings: new Set([...names.keys()].flatMap((name) => Array.from(name, (_, n) => name.slice(0, n + 1)))),
    types,
    brands,
    vehicles,
    words,
    answers,
    cues,
    patterns: {
      years: yearPatterns(cues),
      engines: enginePatterns(cues),
      prices: pricePatterns(cues),
      not: notPattern(cues),
    },
    measures: new Map(
      taxonomy.types.map(({ id, slug }) => [id, (measuresOfType(slug) ?? []).map(({ measure }) => measure)]),
    ),
    known,
    byLength: Map.groupBy(
      [...names.keys()].filter((name) => name.length > 2 && isLetters(name)),
      (name) => name.length,
    ),
    typesOfGrade: typesByValue(grades),
    typesOfAmount: typesByValue(values.filter(({ unit }) => unit !== null)),
    fitBySpec,
    lastYear: Math.max(1980, ...[...vehicles.models.values()].flat().map(({ to }) => to)),
  }
}

const typesByValue = (values: readonly KnownValue[]): Map<string, number[]> =>
  new Map(values.map(({ measure, value, types }) => [`${measure}:${value}`, types]))

/** The market of most vehicles: there, each side of a car is the driver's or the passenger's. */
function marketOf(makes: readonly KnownMake[]): string {
  const markets = makes.flatMap(({ models }) => models.flatMap(({ bases }) => bases.map(({ market }) => market)))
  const counted = [...Map.groupBy(markets, (market) => market)].map(([market, all]) => ({ market, n: all.length }))
  return counted.toSorted((a, b) => b.n - a.n)[0]?.market ?? 'US'
}

const LEAST_LETTERS = 5
/** The first words of brands of several, where only one brand has it: "Stopwell" Hale. */
function firstWords(brands: readonly Brand[]): Map<string, Brand> {
  const first = Map.groupBy(brands, ({ name }) => squashed(name.split(/[\s-]/)[0]!))
  return new Map(
    [...first].flatMap(([key, some]) =>
      some.length === 1 && key.length >= LEAST_LETTERS ? [[key, some[0]!] as const] : [],
    ),
  )
}

const wordsInside = (brands: readonly Brand[], makes: readonly KnownMake[]): string[] =>
  [...brands, ...makes, ...makes.flatMap(({ models }) => models)].flatMap(({ name }) =>
    tokensOf(name).atoms.map(({ key }) => key),
  )

function meaningsOf(
  types: TypeNames,
  brands: ReadonlyMap<string, Brand>,
  { makes, models, modelWords, generations, unknown }: VehicleNames,
  { fillers, positions, engines }: WordNames,
  { notSold, pages }: AnswerNames,
  joins: ReadonlySet<string>,
  otherBrands: ReadonlyMap<string, string>,
  grades: readonly KnownValue[],
): Map<string, Meaning[]> {
  const names = new Map<string, Meaning[]>()
  const add = (key: string, meaning: Meaning) => {
    const meanings = names.get(key)
    if (meanings) meanings.push(meaning)
    else names.set(key, [meaning])
  }
  for (const [key, ids] of types.whole) add(key, { kind: 'type', types: ids, isWhole: true, key })
  for (const [key, ids] of types.words) add(key, { kind: 'type', types: ids, isWhole: false, key })
  for (const [key, brand] of brands) add(key, { kind: 'brand', brand })
  for (const [key, brand] of firstWords([...brands.values()])) if (!brands.has(key)) add(key, { kind: 'brand', brand })
  for (const [key, name] of otherBrands) if (!brands.has(key)) add(key, { kind: 'otherBrand', name })
  for (const { measure } of allMeasures) add(squashed(measure), { kind: 'filler' })
  for (const [key, make] of makes) add(key, { kind: 'make', make })
  for (const [key, some] of models) add(key, { kind: 'model', models: some, isWhole: !fillers.has(key), key })
  for (const [key, some] of modelWords)
    if (!models.has(key)) add(key, { kind: 'model', models: some, isWhole: false, key })
  for (const [key, some] of generations) add(key, { kind: 'generation', generations: some, key })
  for (const [key, cars] of unknown) if (!otherBrands.has(key)) add(key, { kind: 'unknown', cars })
  for (const [key, thing] of notSold) add(key, { kind: 'notSold', thing })
  for (const [key, page] of pages) add(key, { kind: 'page', page })
  for (const [key, position] of positions) add(key, { kind: 'position', position })
  for (const [key, engine] of engines) add(key, { kind: 'engine', engine })
  for (const key of fillers.union(joins)) add(key, { kind: 'filler', joins: joins.has(key) })
  // A size is read by its form; of a grade only those know who have it.
  for (const { measure, value } of grades.filter((grade) => /^\p{L}/u.test(grade.value)))
    add(squashed(value), {
      kind: 'measure',
      readings: [[{ measure, value, unit: null }]],
      isBare: false,
    })
  return names
}
