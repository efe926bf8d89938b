import { distance } from 'fastest-levenshtein'
import { mayBeSlip, type KnownTexts } from '../../text-words.ts'
import { consonants, isLetters, stem } from '../../stem.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { lettersOf, mayBeNear } from '../lexicon/names-begun.ts'
import type { Word } from '../tokens.ts'

/** What a misspelt word may have been meant to be, as a name's key, and what that costs its reading. */
export type Spelling = { key: string; to: string; cost: number }

const MOST_SPELLINGS = 4
const MOST_OF_SYMPTOMS = 2
/** So many words of one search are corrected. */
const MOST_CORRECTED = 6
/** What one typing error costs. */
const SLIP = 0.5

const sorted = (word: string) => [...word].toSorted().join('')
const once = (word: string) => word.replace(/(.)\1+/g, '$1')

/** The number of typing errors between two words. Swapped letters count as one, a letter written double as half of one. */
function slipsBetween(a: string, b: string): number {
  const far = distance(a, b)
  if (far === 2 && a.length === b.length && sorted(a) === sorted(b)) return 1
  return far > 0 && far < 3 && once(a) === once(b) ? far / 2 : far
}

/** In up to five letters, one error is already much. */
const mostSlips = (word: string): number => (word.length < 6 ? 1 : 2)

/** Names of a length and of letters similar to the word's. Thousands are looked at for each word, so no list of them is made. */
function namesLike(word: string, { byLength }: Pick<Lexicon, 'byLength'>, slips: number): string[] {
  const letters = lettersOf(word)
  const like: string[] = []
  for (let length = word.length - slips; length <= word.length + slips; length++)
    for (const one of byLength.get(length) ?? []) if (mayBeNear(letters, one.letters, slips)) like.push(one.name)
  return like
}

/**
 * For each word that may be misspelt, the names and words of texts that are near, the nearest first. A word that stands
 * in some text is right unless a name needs it otherwise, which costs more. So is an ordinary word, unless it may be
 * one of a part type's name: "bake pads".
 */
export function spellings(words: readonly Word[], lexicon: Lexicon, texts: KnownTexts): Map<Word, Spelling[]> {
  const unsure = words.filter(
    ({ key, text }) => (mayBeSlip(text) || isShort(key)) && isLetters(text) && !lexicon.known.has(key),
  )
  return new Map(unsure.slice(0, MOST_CORRECTED).map((word) => [word, near(word, lexicon, texts)]))
}

/** A word of three or more letters without a vowel is an abbreviation: "brk pds". */
const isShort = (key: string) => key.length > 2 && consonants(key) === key.replace(/s$/, '')
const ABBREVIATED = 0.6
/** Nobody leaves out more letters than are written: "pds" are pads, but "bls" is no "biela". */
const isShortFor = (key: string, name: string) => name[0] === key[0] && name.length <= 2 * consonants(key).length

/** A word of a part type's name that is no place. */
const isThing = (name: string, { types, words }: Lexicon) => types.words.has(name) && !words.positions.has(name)

function near({ key, text }: Word, lexicon: Lexicon, texts: KnownTexts): Spelling[] {
  if (isShort(key)) {
    const meant = (lexicon.abbreviated.get(consonants(key)) ?? []).filter((name) => isShortFor(key, name))
    if (meant.length > 0 || !mayBeSlip(text)) return meant.map((name) => ({ key: name, to: name, cost: ABBREVIATED }))
  }
  const isPlain = lexicon.words.plain.has(key)
  const isThere = isPlain || texts.isThere(text)
  const most = isThere ? 1 : mostSlips(text)
  const found: Spelling[] = []
  const consider = (name: string, to = name) => {
    const slips = slipsBetween(key, name)
    if (slips === 0 || slips > (lexicon.words.fillers.has(name) ? 1 : most) || (isPlain && !isThing(name, lexicon)))
      return
    const cost = SLIP * slips + (name[0] === key[0] ? 0 : 0.25) + (isThere ? 0.9 : 0)
    found.push({ key: name, to, cost })
  }
  for (const name of namesLike(key, lexicon, most)) consider(name)
  if (!isThere) for (const word of texts.near(text)) if (isLetters(word)) consider(stem(word), word)
  const names = found.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_SPELLINGS)
  if (isPlain) return names
  found.length = 0
  for (const name of namesLike(key, { byLength: lexicon.symptomsByLength }, most)) consider(name)
  const symptoms = found.filter((one) => !names.some(({ key }) => key === one.key))
  return [...names, ...symptoms.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_OF_SYMPTOMS)]
}
