import { distance } from 'fastest-levenshtein'
import type { Make, Model } from '#domain/vehicles'
import type { Brand } from '#domain/catalogue'
import { stem, wordsOf } from './stem.ts'
import { LONGEST_PHRASE, type Vocabulary } from './vocabulary.ts'

/** A search as the shop understands it; `rest` are the words that must be looked up in the parts' texts. */
export type ReadWords = {
  /** Null: no word named a part type. */
  types: Set<number> | null
  brands: Brand[]
  positions: string[]
  make: Make | null
  model: Model | null
  year: number | null
  rest: string[]
  /** All words, as typed, but apart where they were written in one. */
  words: string[]
  corrected: { from: string; to: string }[]
}

const YEAR = /^(19[5-9]\d|20[0-4]\d)$/
const POSITION_WORDS = new Set(['front', 'rear', 'left', 'right'])
/** Labels write "70 Ah" and "302 mm". */
const MEASURE = /^(\d{1,4}(?:\.\d+)?)(ah|mm|v|w|a|l)$/i
/** Words that carry nothing in a parts search. */
const FILLERS = new Set([
  'for',
  'a',
  'an',
  'the',
  'my',
  'of',
  'to',
  'by',
  'with',
  'fit',
  'and',
  'car',
  'part',
  'spare',
  'kit',
])

/**
 * Reads a search: the longest known names first, so that "brake disc" is one thing and "A4" is a model only
 * beside its make or a year. A word nobody knows is taken for a slip of a known one, if one is near enough.
 */
export function readWords(text: string, known: Vocabulary): ReadWords {
  const words = wordsOf(text).flatMap((word) => apart(word, known))
  const corrected: ReadWords['corrected'] = []
  const stems = words.map((word) => {
    const near = isKnown(stem(word), known) ? undefined : nearest(stem(word), known)
    if (near) corrected.push({ from: word, to: near })
    return near ?? stem(word)
  })
  const phrases = spans(stems)
  const make = phrases.map((span) => known.makes.get(span.phrase)).find(Boolean) ?? null
  const hasYear = stems.some((word) => YEAR.test(word))
  const found: ReadWords = {
    types: null,
    brands: [],
    positions: [],
    make,
    model: null,
    year: null,
    rest: [],
    words,
    corrected,
  }
  for (let at = 0; at < stems.length;) at += take(found, stems, words, at, known, hasYear)
  return found
}

function spans(stems: string[]): { phrase: string }[] {
  return stems.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - at) }, (_, n) => ({
      phrase: stems.slice(at, at + n + 1).join(' '),
    })),
  )
}

function take(
  found: ReadWords,
  stems: string[],
  words: string[],
  at: number,
  known: Vocabulary,
  hasYear: boolean,
): number {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length--) {
    const phrase = stems.slice(at, at + length).join(' ')
    if (known.makes.get(phrase) === found.make && found.make) return length
    const model = found.model ? undefined : modelOf(phrase, found.make, hasYear, known)
    if (model) {
      found.model = model
      found.make = model.make
      return length
    }
    const types = known.types.get(phrase)
    if (types) return narrow(found, types) ? length : (found.rest.push(...words.slice(at, at + length)), length)
    const brand = known.brands.get(phrase)
    if (brand) return (found.brands.push(brand), length)
  }
  const word = stems[at]!
  if (YEAR.test(word) && found.make && found.year === null) found.year = Number(word)
  else if (POSITION_WORDS.has(word)) found.positions.push(word)
  else if (known.typeWords.has(word) && narrow(found, known.typeWords.get(word)!)) return 1
  else if (!FILLERS.has(word)) found.rest.push(found.corrected.find(({ from }) => from === words[at])?.to ?? words[at]!)
  return 1
}

/** Names such as "range rover", which nobody takes for anything else. */
const SEVERAL_WORDS = /^\p{L}{3,}( \p{L}+)+$/u

/**
 * A bare number or a short name is a model only beside its make; any other needs at least a year beside it, or to be
 * of several words that one make alone has.
 */
function modelOf(phrase: string, make: Make | null, hasYear: boolean, known: Vocabulary): Model | undefined {
  const models = known.models.get(phrase)
  if (make) return models?.find((model) => model.make.id === make.id)
  if (models?.length === 1 && SEVERAL_WORDS.test(phrase) && !known.types.has(phrase)) return models[0]
  if (!hasYear || YEAR.test(phrase) || known.typeWords.has(phrase) || POSITION_WORDS.has(phrase)) return undefined
  return phrase.length > 2 || /\d/.test(phrase) ? models?.[0] : undefined
}

/** Two names of part types narrow each other ("oil" and "filter"); if nothing is both, the later one is left as text. */
function narrow(found: ReadWords, types: Set<number>): boolean {
  const both = found.types === null ? new Set(types) : found.types.intersection(types)
  if (both.size === 0) return false
  found.types = both
  return true
}

function isKnown(word: string, known: Vocabulary): boolean {
  if (word.length < 4 || /[^\p{L}]/u.test(word)) return true
  const { typeWords, texts, brands, makes, models, nameWords } = known
  if (nameWords.has(word) || FILLERS.has(word) || POSITION_WORDS.has(word) || typeWords.has(word) || texts.has(word))
    return true
  return brands.has(word) || makes.has(word) || models.has(word) || known.types.has(word)
}

/** The two words of what was written in one or with a dash: "brakedisc", "oil-filter", "70ah". */
function apart(word: string, known: Vocabulary): string[] {
  const [, figure, unit] = MEASURE.exec(word) ?? []
  if (figure && unit && !known.texts.has(stem(word)) && !known.models.has(stem(word))) return [figure, unit]
  const dashed = /^\p{L}+-\p{L}+$/u.test(word)
  if (!dashed && isKnown(stem(word), known)) return [word]
  const places = dashed ? [word.indexOf('-')] : Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3)
  const pairs = places.map((at): [string, string] => [word.slice(0, at), word.slice(at).replace('-', '')])
  const isName = ([a, b]: [string, string]) => {
    const types = known.typeWords.get(stem(a))
    return types !== undefined && !types.isDisjointFrom(known.typeWords.get(stem(b)) ?? new Set())
  }
  return pairs.find(isName) ?? [word]
}

/** Whether the words said anything to look for. */
export const saysNothing = ({ types, brands, positions, make, rest }: ReadWords): boolean =>
  !types && !make && brands.length + positions.length + rest.length === 0

const sorted = (word: string) => [...word].toSorted().join('')

/** The same letters in another order are one slip. */
export function slipsBetween(a: string, b: string): number {
  const far = distance(a, b)
  return far === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : far
}

/**
 * The known word that differs least: one slip in up to five letters, two in more. The first letter decides a draw, then
 * how many part types have the word.
 */
function nearest(word: string, known: Vocabulary): string | undefined {
  const slips = word.length < 6 ? 1 : 2
  let best: string | undefined
  let least = slips + 1
  for (let length = word.length - slips; length <= word.length + slips; length++) {
    for (const candidate of known.byLength.get(length) ?? []) {
      const far =
        slipsBetween(word, candidate) +
        (candidate[0] === word[0] ? 0 : 0.5) +
        0.1 / (1 + (known.typeWords.get(candidate)?.size ?? 0))
      if (far < least) [best, least] = [candidate, far]
    }
  }
  return best
}
