import { mayBeSlip } from '../text-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { qualitiesIn } from './lexicon/lexicon-of-qualities.ts'
import { qualityInWord } from './proposals/propose-qualities.ts'
import { tokensOf } from './tokens.ts'

/** A figure and its unit in one word: some texts have them in one, others apart. */
const MEASURE = /^\d{1,4}(?:\.\d+)?(?:ah|mm|v|w|a|l)$/i

/** The words of a search that can only be read after a look into the parts' texts, and all `names` of the qualities in it. */
export function wordsToAskFor(text: string, lexicon: Lexicon): { typed: string[]; names: string[] } {
  const { known, words } = lexicon
  const tokens = tokensOf(text)
  const typed = tokens.words.flatMap(({ key, text }) =>
    (mayBeSlip(text) && !lexicon.names.has(key) && !known.has(key)) || MEASURE.test(text) ? [text] : [],
  )
  const qualities = [
    ...qualitiesIn(tokens, words.qualities),
    ...qualitiesIn(tokens, words.comesWith),
    ...tokens.words.flatMap(({ text }) => qualityInWord(text, lexicon) ?? []),
  ]
  return { typed, names: qualities.flatMap(({ ways }) => ways.flat()) }
}
