import { POSITIONS } from '#common/constants'
import type { PartCondition } from '#domain/catalogue/schema'
import type { KnownMake } from '#domain/vehicles'
import type { SaidEngine } from '../pieces.ts'
import { namesIn, type Row } from './rows.ts'
import { namesOfQualities, type Qualities } from './lexicon-of-qualities.ts'
import { squashed } from '../tokens.ts'

/** Words that are no names of the shop but have a meaning. */
export type WordNames = {
  /** Words without meaning in a parts search. */
  fillers: Set<string>
  /** Ordinary words, which mean no vehicle that they resemble: "style" is no S-Type. */
  plain: Set<string>
  /** "front" → front; "driver side" → left. */
  positions: Map<string, string>
  /** "second hand" → used. */
  conditions: Map<string, PartCondition>
  /** "tdi" → diesel. */
  engines: Map<string, SaidEngine>
  /** Engines by their cubic inches, each of a make: 350 → of a Chevrolet 5.7 L with eight cylinders. */
  inches: Map<string, { make: string; engine: SaidEngine }[]>
  /** What people call a unit → its symbol. */
  units: Map<string, string>
  qualities: Qualities
  /** What parts come with: "Gehäuse" → housing. */
  comesWith: Qualities
}

/** The words of a search for which nothing is sought, whatever the language. */
const FILLERS = ['for', 'a', 'an', 'the', 'my', 'of', 'to', 'by', 'with', 'fits', 'and', 'car', 'part', 'spare', 'kit']

/** Ordinary words and those of numbers, squashed: no slip of a name. */
export const plainWords = (rows: (subject: string) => readonly Row[]): Set<string> =>
  new Set([...rows('plain-words'), ...rows('number-words')].map(({ word = '' }) => squashed(word)))

/** Builds the words with a meaning. `market`: of the vehicles, for a driver sits on the left in one and on the right in another. */
export function namesOfWords(rows: (subject: string) => readonly Row[], market: string): WordNames {
  const names: WordNames = {
    fillers: new Set(FILLERS.map(squashed)),
    plain: plainWords(rows),
    positions: new Map(),
    conditions: new Map(),
    engines: new Map(),
    inches: Map.groupBy(rows('inches').map(engineByInches), ({ inches }) => inches),
    units: new Map(),
    qualities: namesOfQualities(rows('qualities')),
    comesWith: namesOfQualities(rows('comes-with')),
  }
  for (const { word = '' } of rows('fillers')) names.fillers.add(squashed(word))
  for (const position of POSITIONS) names.positions.set(squashed(position), position)
  for (const { position = '', names: all } of rows('positions'))
    for (const one of namesIn(all ?? '')) names.positions.set(squashed(one), position)
  for (const { condition, names: all = '' } of rows('conditions'))
    for (const one of namesIn(all)) names.conditions.set(squashed(one), condition as PartCondition)
  for (const [name, sides] of Map.groupBy(rows('sides'), ({ name = '' }) => squashed(name))) {
    const own = sides.find((row) => row.market === market) ?? sides[0]!
    names.positions.set(name, own.side ?? '')
  }
  for (const { names: all, fuel, cylinders } of rows('engines')) {
    const engine = { litres: null, cylinders: cylinders ? Number(cylinders) : null, fuel: fuel || null }
    for (const one of namesIn(all ?? '')) names.engines.set(squashed(one), engine)
  }
  for (const { unit = '', names: all = '' } of rows('units')) for (const one of namesIn(all)) names.units.set(one, unit)
  return names
}

const engineByInches = ({ make = '', inches = '', litres, cylinders }: Row) => {
  return { make, inches, engine: { litres: Number(litres), cylinders: Number(cylinders), fuel: null } }
}

/** The market of most vehicles: there, each side of a car is the driver's or the passenger's. */
export function marketOf(makes: readonly KnownMake[]): string {
  const markets = makes.flatMap(({ models }) => models.flatMap(({ bases }) => bases.map(({ market }) => market)))
  const counted = [...Map.groupBy(markets, (market) => market)].map(([market, all]) => ({ market, n: all.length }))
  return counted.toSorted((a, b) => b.n - a.n)[0]?.market ?? 'US'
}
