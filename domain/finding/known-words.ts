import { POSITIONS } from '#common/constants'
import type { Names } from './names.ts'
import { stem, wordsOf } from './stem.ts'
import { type KnownTexts, mayBeSlip } from './text-words.ts'

/** Words without meaning in a parts search. */
export const FILLERS = new Set(
  ['for', 'a', 'an', 'the', 'my', 'of', 'to', 'by', 'with', 'fit', 'and', 'car', 'part', 'spare', 'kit'], // stems
)
/** "front", "rear", "left", "right". */
export const POSITION_WORDS = new Set(POSITIONS.flatMap((position) => position.split(' ')))
/** Labels write "70 Ah" and "302 mm". */
const MEASURE = /^(\d{1,4}(?:\.\d+)?)(ah|mm|v|w|a|l)$/i

/** Whether a stemmed word is a name, part of one, or has a meaning without being one. */
function isNamed(word: string, names: Names): boolean {
  const { typeWords, types, brands, makes, models, nameWords } = names
  if (nameWords.has(word) || FILLERS.has(word) || POSITION_WORDS.has(word) || typeWords.has(word)) return true
  return brands.has(word) || makes.has(word) || models.has(word) || types.has(word)
}

/** Whether a word is spelled right, as far as we know. */
export const isKnown = (typed: string, names: Names, texts: KnownTexts): boolean =>
  !mayBeSlip(stem(typed)) || isNamed(stem(typed), names) || texts.isThere(typed)

/** The words of a search that can only be read after a look into the parts' texts. */
export const wordsToAskFor = (text: string, names: Names): string[] =>
  wordsOf(text).filter((word) => (mayBeSlip(word) && !isNamed(stem(word), names)) || MEASURE.test(word))

/** The two words of a compound or hyphenated word: "brakedisc", "oil-filter", "70ah". */
export function apart(word: string, names: Names, texts: KnownTexts): string[] {
  const [, figure, unit] = MEASURE.exec(word) ?? []
  if (figure && unit && !texts.isThere(word) && !names.models.has(stem(word))) return [figure, unit]
  const dashed = /^\p{L}+-\p{L}+$/u.test(word)
  if (!dashed && isKnown(word, names, texts)) return [word]
  const places = dashed ? [word.indexOf('-')] : Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3)
  const pairs = places.map((at): [string, string] => [word.slice(0, at), word.slice(at).replace('-', '')])
  const isName = ([a, b]: [string, string]) => {
    const types = names.typeWords.get(stem(a))
    return types !== undefined && !types.isDisjointFrom(names.typeWords.get(stem(b)) ?? new Set())
  }
  return pairs.find(isName) ?? [word]
}
