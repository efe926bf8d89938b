import type { KnownTexts } from '../text-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Meaning } from './pieces.ts'
import { choiceInWord, qualityInWord, wayInTexts } from './proposals/propose-qualities.ts'
import { squashed } from './tokens.ts'

const WORD = /\p{L}{8,}/gu
/** Shorter names stand inside of too many words. */
const LEAST = 3
const MOST_NAMES = 3
/** What is named beside a part type. Two types in one word are rather a third one, as in German. */
const BESIDE: ReadonlySet<Meaning['kind']> = new Set(['position', 'condition', 'make', 'brand'])

type Apart = { text: string; corrected: { from: string; to: string }[] }

/**
 * A text with the words apart that were run together: "frontbrakepads golf" → "front brakepads golf". Only a word that says
 * nothing as it stands is cut, and only into one part type and what may stand beside it. "Gummimatten" is one word by nature:
 * cutting it corrects nothing.
 */
export function apart(
  text: string,
  lexicon: Pick<Lexicon, 'names' | 'known' | 'words' | 'choices'>,
  texts: KnownTexts,
): Apart {
  const corrected: Apart['corrected'] = []
  const plain = text.replace(WORD, (word) => {
    const quality = qualityInWord(word, lexicon)
    if (quality && wayInTexts(quality.ways, texts)) return quality.apart
    const choice = choiceInWord(word, lexicon)
    if (choice) return choice
    const key = squashed(word)
    if (lexicon.names.has(key) || lexicon.known.has(key) || texts.isThere(word)) return word
    const names = namesIn(word, lexicon, MOST_NAMES)
    if (!names?.some((name) => isType(name, lexicon))) return word
    const to = names.join(' ')
    corrected.push({ from: word, to })
    return to
  })
  return { text: plain, corrected }
}

const meaningsOf = (name: string, { names }: Pick<Lexicon, 'names'>) => names.get(squashed(name)) ?? []
const isType = (name: string, lexicon: Pick<Lexicon, 'names'>) =>
  meaningsOf(name, lexicon).some((meaning) => meaning.kind === 'type' && meaning.isWhole)

/** The fewest names that a word is made of, with one part type at most; null: it is made of none. */
function namesIn(word: string, lexicon: Pick<Lexicon, 'names'>, most: number, hasType = false): string[] | null {
  const may = (name: string) =>
    (!hasType && isType(name, lexicon)) || meaningsOf(name, lexicon).some(({ kind }) => BESIDE.has(kind))
  if (may(word)) return [word]
  if (most === 1) return null
  const ways: string[][] = []
  for (let at = LEAST; at <= word.length - LEAST; at++) {
    const name = word.slice(0, at)
    const rest = may(name) && namesIn(word.slice(at), lexicon, most - 1, hasType || isType(name, lexicon))
    if (rest) ways.push([name, ...rest])
  }
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? null
}
