import { distance } from 'fastest-levenshtein'
import type { Names } from './names.ts'
import { isLetters, stem } from './stem.ts'
import type { KnownTexts } from './text-words.ts'

const sorted = (word: string) => [...word].toSorted().join('')

/** The number of typing errors between two words. Swapped letters count as one. */
export function slipsBetween(a: string, b: string): number {
  const far = distance(a, b)
  return far === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : far
}

/** In up to five letters, one error is already much. */
export const mostSlips = (word: string): number => (word.length < 6 ? 1 : 2)

/** Names of one word with a length similar to the word's. */
export function namesAboutAsLong(word: string, names: Names): string[] {
  const slips = mostSlips(word)
  return Array.from({ length: 2 * slips + 1 }, (_, i) => names.byLength.get(word.length - slips + i) ?? []).flat()
}

/**
 * The name, or else the word of some part's text, that is nearest to a word as it was typed. On a tie the first letter
 * decides, then how many part types have the word.
 */
export function nearest(typed: string, names: Names, texts: KnownTexts): string | undefined {
  const word = stem(typed)
  const inTexts = texts.near(typed).filter(isLetters)
  let best: string | undefined
  let least = mostSlips(word) + 1
  for (const candidate of [...namesAboutAsLong(word, names), ...inTexts]) {
    const one = stem(candidate)
    const far =
      slipsBetween(word, one) + (one[0] === word[0] ? 0 : 0.5) + 0.1 / (1 + (names.typeWords.get(one)?.size ?? 0))
    if (far < least) [best, least] = [candidate, far]
  }
  return best
}
