import { normalNumber } from '#domain/catalogue'
import { withoutLabel } from './number-label.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { squashed } from './tokens.ts'

/** "Stopwell & Hale" */
const MOST_WORDS = 3
/** A shorter one may be a model year or a size: "VW 2014". */
const LEAST_OF_NUMBER = 6

/** Whether a text is the name of a make or a brand. */
export const isMaker = (text: string, { names }: Pick<Lexicon, 'names'>): boolean =>
  (names.get(squashed(text)) ?? []).some(({ kind }) => kind === 'make' || kind === 'brand')

/** A typed number without what people write before it, a maker's name too: "VW OE no. 5L2 991 702 L". Else the text as it is. */
export function withoutMaker(text: string, { names }: Pick<Lexicon, 'names'>): string {
  const words = text.trim().split(/\s+/)
  for (let n = Math.min(MOST_WORDS, words.length - 1); n > 0; n--) {
    const number = withoutLabel(words.slice(n).join(' '))
    if (isMaker(words.slice(0, n).join(' '), { names }) && normalNumber(number).length >= LEAST_OF_NUMBER) return number
  }
  return withoutLabel(text)
}
