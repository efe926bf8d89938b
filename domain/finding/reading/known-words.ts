import { mayBeSlip } from '../text-words.ts'
import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

/** A figure and its unit in one word: some texts have them in one, others apart. */
const MEASURE = /^\d{1,4}(?:\.\d+)?(?:ah|mm|v|w|a|l)$/i

/** The words of a search that can only be read after a look into the parts' texts. */
export const wordsToAskFor = (text: string, { names, known }: Lexicon): string[] =>
  tokensOf(text).words.flatMap(({ key, text }) =>
    (mayBeSlip(text) && !names.has(key) && !known.has(key)) || MEASURE.test(text) ? [text] : [],
  )
