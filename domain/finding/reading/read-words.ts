import type { Brand, Measured } from '#domain/catalogue'
import type { PartCondition } from '#domain/catalogue/schema'
import type { Make } from '#domain/vehicles'
import type { KnownTexts } from '../text-words.ts'
import { bestReading } from './best-reading.ts'
import type { SaidCar } from './car-read.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { KnownCarModel, Piece, UnknownCar } from './pieces.ts'
import { conditionsOf, priceOf } from './price-and-condition.ts'
import { asInTexts } from './proposals/propose-qualities.ts'
import { proposals } from './proposals/proposals.ts'
import { apart } from './run-together.ts'
import { comesWith, type Without, withoutOf } from './with-and-without.ts'
import { type Tokens, tokensOf } from './tokens.ts'

/** A search as the shop understands it; `rest` are the words to look up in the parts' texts. */
export type ReadWords = {
  /** Null: no word named a part type. */
  types: ReadonlySet<number> | null
  brands: Brand[]
  positions: string[]
  /** Empty: none was said. */
  conditions: PartCondition[]
  /** All that was said of a vehicle; its make is null where none was named. */
  car: SaidCar
  make: Make | null
  /** The one model, and the one model year. */
  model: KnownCarModel | null
  year: number | null
  /** As typed, in whole units of the currency; neither end: the cheapest first. */
  price: { min: number | null; max: number | null } | null
  measures: readonly Measured[]
  /** What is not wanted, and what parts must not measure. */
  without: Without
  notMeasured: readonly (readonly Measured[])[]
  /** What must come with the part, as parts' texts have it: "motor" of "window regulator with motor". */
  comesWith: string[]
  /** Of the `rest`, qualities that a part may say it lacks: "heated". */
  qualities: string[]
  /** Of the `rest`, what parts of these types say of themselves: "lower" of a hose. */
  choices: string[]
  /** A make or model that the vehicle data lacks. */
  unknown: UnknownCar | null
  rest: string[]
  /** All words, as typed. */
  words: string[]
  corrected: { from: string; to: string }[]
  pieces: Piece[]
  tokens: Tokens
}

/**
 * Reads a search: every way to read its pieces is proposed with a score, and the best whole reading wins. `isNumber`: a
 * part has all of it as its number, so it is nothing else.
 */
export function readWords(
  text: string,
  lexicon: Lexicon,
  texts: KnownTexts,
  { isNumber = false }: { isNumber?: boolean } = {},
): ReadWords {
  const said = isNumber ? { text, corrected: [] } : apart(text, lexicon, texts)
  const tokens = tokensOf(said.text)
  const whole: Piece = { kind: 'number', at: [0, tokens.atoms.length], score: 1 }
  const best = bestReading(tokens, isNumber ? [whole] : proposals(tokens, lexicon, texts), lexicon)
  const { car, types, unknown, notMeasured } = best
  const pieces = [...best.pieces]
  const either = pieces.flatMap((piece) => (piece.kind === 'text' ? (piece.either ?? []) : []))
  const inTexts = (typed: string) => asInTexts(typed, lexicon, texts)
  return {
    types,
    brands: pieces.flatMap((piece) => (piece.kind === 'brand' ? [piece.brand] : [])),
    positions: [...new Set(pieces.flatMap((piece) => (piece.kind === 'position' ? piece.position.split(' ') : [])))],
    conditions: conditionsOf(pieces),
    car,
    make: car.make,
    model: car.models?.length === 1 ? car.models[0]! : null,
    year: car.years && car.years.from === car.years.to ? car.years.from : null,
    price: priceOf(pieces),
    measures: [...best.measures, ...either],
    without: withoutOf(pieces, best.named, inTexts, lexicon.types.words),
    notMeasured,
    comesWith: comesWith(pieces, tokens, new Set(lexicon.cues.with.split('|'))).map(inTexts),
    unknown,
    qualities: pieces.flatMap((piece) => (piece.kind === 'text' && piece.isQuality ? [piece.words.join(' ')] : [])),
    choices: pieces.flatMap((piece) =>
      piece.kind === 'text' && piece.of && !piece.either ? [piece.words.join(' ')] : [],
    ),
    rest: pieces.flatMap((piece) => restOf(piece, tokens)),
    words: tokens.words.map(({ text }) => text),
    corrected: [...said.corrected, ...pieces.flatMap(({ corrected }) => corrected ?? [])],
    pieces,
    tokens,
  }
}

/** What a piece leaves to be looked up: words, or the words of a part number. */
function restOf(piece: Piece, { atoms, words }: Tokens): string[] {
  if (piece.kind === 'text') return [...piece.words]
  if (piece.kind !== 'number') return []
  const [from, to] = piece.at
  return words.slice(atoms[from]!.word, atoms[to - 1]!.word + 1).map(({ text }) => text)
}

/** Whether the words said anything to look for. */
export const saysNothing = ({ pieces }: ReadWords): boolean => pieces.every(({ kind }) => kind === 'filler')
