import type { Brand, Measured } from '#domain/catalogue'
import type { PartCondition } from '#domain/catalogue/schema'
import type { Make } from '#domain/vehicles'
import type { KnownTexts } from '../text-words.ts'
import { bestReading } from './best-reading.ts'
import type { SaidCar } from './car-read.ts'
import type { Lexicon } from './lexicon.ts'
import type { KnownCarModel, Piece, UnknownCar } from './pieces.ts'
import { conditionsOf, priceOf } from './price-and-condition.ts'
import { proposeBegunSizes } from './propose-begun-sizes.ts'
import { proposeChoices } from './propose-choices.ts'
import { proposeCodes } from './propose-codes.ts'
import { proposeEngines } from './propose-engines.ts'
import { proposeMeasures } from './propose-measures.ts'
import { proposeNames } from './propose-names.ts'
import { proposeNot } from './propose-not.ts'
import { proposeNumbers } from './propose-numbers.ts'
import { proposePrices } from './propose-prices.ts'
import { asInTexts, proposeQualities } from './propose-qualities.ts'
import { proposeQuantities } from './propose-quantities.ts'
import { proposeShared } from './propose-shared.ts'
import { proposeSymptoms } from './propose-symptoms.ts'
import { proposeText } from './propose-text.ts'
import { proposeTurned } from './propose-turned.ts'
import { proposeYears } from './propose-years.ts'
import { apart } from './run-together.ts'
import { comesWith, type Without, withoutOf } from './with-and-without.ts'
import { spellings } from './spelling.ts'
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
  const spelt = spellings(tokens.words, lexicon, texts)
  const names = isNumber ? [] : proposeNames(tokens, lexicon, spelt)
  const sizes = isNumber ? [] : proposeMeasures(tokens, lexicon.words.units, (key) => lexicon.words.engines.has(key))
  const whole: Piece = { kind: 'number', at: [0, tokens.atoms.length], score: 1 }
  const best = bestReading(
    tokens,
    isNumber
      ? [whole]
      : [
          ...names,
          ...proposeShared(tokens, lexicon, names),
          ...proposeCodes(names, tokens),
          ...proposeTurned(tokens, lexicon),
          ...proposeYears(tokens, lexicon.patterns.years, lexicon.lastYear),
          ...proposeEngines(tokens, lexicon.patterns.engines),
          ...proposeQuantities(tokens, (key) => lexicon.words.fillers.has(key), lexicon.cues),
          ...proposePrices(tokens, lexicon.patterns.prices),
          ...sizes,
          ...proposeBegunSizes(tokens, lexicon.begunGrades),
          ...proposeNot(tokens, lexicon, sizes),
          ...proposeSymptoms(tokens, lexicon.answers.phrases, spelt),
          ...proposeText(tokens, lexicon, texts, spelt),
          ...proposeQualities(tokens, lexicon, texts, names),
          ...proposeChoices(tokens, lexicon, names),
          ...proposeNumbers(tokens, lexicon),
        ],
    lexicon,
  )
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
