import type { Brand, Taxonomy } from '#domain/catalogue'
import type { KnownMake } from '#domain/vehicles'
import { isLetters } from '../stem.ts'
import { type Cues, cuesOf } from './cues.ts'
import { addSynonyms, namesOfTypes, type TypeNames } from './lexicon-of-types.ts'
import { namesOfVehicles, type VehicleNames } from './lexicon-of-vehicles.ts'
import { namesOfWords, type WordNames } from './lexicon-of-words.ts'
import type { Meaning } from './pieces.ts'
import { enginePatterns } from './propose-engines.ts'
import { pricePatterns } from './propose-prices.ts'
import { yearPatterns } from './propose-years.ts'
import type { Row } from './rows.ts'
import { squashed, tokensOf } from './tokens.ts'

type Patterns = {
  years: ReturnType<typeof yearPatterns>
  engines: ReturnType<typeof enginePatterns>
  prices: ReturnType<typeof pricePatterns>
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
  cues: Cues
  patterns: Patterns
  /** The single words of all names: these are spelled right. */
  known: ReadonlySet<string>
  /** Names of letters alone, by length, to correct misspelt words. */
  byLength: ReadonlyMap<number, string[]>
  /** The newest model year. */
  lastYear: number
}

export type LexiconParts = {
  taxonomy: Pick<Taxonomy, 'types' | 'brands'>
  makes: readonly KnownMake[]
  /** The rows of a subject of `domain/finding/data`. */
  rows: (subject: string) => readonly Row[]
}

export function buildLexicon({ taxonomy, makes, rows }: LexiconParts): Lexicon {
  const words = namesOfWords(rows, marketOf(makes))
  const types = namesOfTypes(taxonomy.types, rows('types'), (word) => words.fillers.has(word))
  addSynonyms(types, taxonomy.types, rows('synonyms'))
  const brands = new Map(taxonomy.brands.map((brand) => [squashed(brand.name), brand]))
  const vehicles = namesOfVehicles(makes, rows)
  const cues = cuesOf(rows('cues'))
  const names = meaningsOf(types, brands, vehicles, words, new Set(cues.joins.split('|')))
  const known = new Set([...names.keys(), ...types.words.keys(), ...wordsInside([...brands.values()], makes)])
  return {
    names,
    beginnings: new Set([...names.keys()].flatMap((name) => Array.from(name, (_, n) => name.slice(0, n + 1)))),
    types,
    brands,
    vehicles,
    words,
    cues,
    patterns: { years: yearPatterns(cues), engines: enginePatterns(cues), prices: pricePatterns(cues) },
    known,
    byLength: Map.groupBy(
      [...names.keys()].filter((name) => name.length > 2 && isLetters(name)),
      (name) => name.length,
    ),
    lastYear: Math.max(1980, ...[...vehicles.models.values()].flat().map(({ to }) => to)),
  }
}

/** The market of most vehicles: there, each side of a car is the driver's or the passenger's. */
function marketOf(makes: readonly KnownMake[]): string {
  const markets = makes.flatMap(({ models }) => models.flatMap(({ bases }) => bases.map(({ market }) => market)))
  const counted = [...Map.groupBy(markets, (market) => market)].map(([market, all]) => ({ market, n: all.length }))
  return counted.toSorted((a, b) => b.n - a.n)[0]?.market ?? 'US'
}

const wordsInside = (brands: readonly Brand[], makes: readonly KnownMake[]): string[] =>
  [...brands, ...makes, ...makes.flatMap(({ models }) => models)].flatMap(({ name }) =>
    tokensOf(name).atoms.map(({ key }) => key),
  )

function meaningsOf(
  types: TypeNames,
  brands: ReadonlyMap<string, Brand>,
  { makes, models, modelWords, generations }: VehicleNames,
  { fillers, positions, engines }: WordNames,
  joins: ReadonlySet<string>,
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
  for (const [key, make] of makes) add(key, { kind: 'make', make })
  for (const [key, some] of models) add(key, { kind: 'model', models: some, isWhole: true, key })
  for (const [key, some] of modelWords)
    if (!models.has(key)) add(key, { kind: 'model', models: some, isWhole: false, key })
  for (const [key, some] of generations) add(key, { kind: 'generation', generations: some })
  for (const [key, position] of positions) add(key, { kind: 'position', position })
  for (const [key, engine] of engines) add(key, { kind: 'engine', engine })
  for (const key of fillers) add(key, { kind: 'filler', joins: joins.has(key) })
  return names
}
