import type { KnownTexts } from '../../text-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import type { Spelling } from './spelling.ts'
import { elidedIn, type Tokens, type Word } from '../tokens.ts'

/** A figure with its unit, as labels write it apart: "70 Ah". */
const MEASURE = /^(\d{1,4}(?:\.\d+)?)(ah|mm|v|w|a|l)$/i
/** Labels write a grade of oil with a dash, people often without. */
const GRADE = /^(\d{1,2})w(\d{2,3})$/i

/** What an apostrophe cuts off says nothing: "d'huile". */
const SCORE_OF_ELIDED = 0.9

/** Each word as one to look for in the parts' texts, as typed or corrected; a piece of a word where the rest is a name. */
export function proposeText(
  tokens: Tokens,
  lexicon: Lexicon,
  texts: KnownTexts,
  spelt: ReadonlyMap<Word, Spelling[]>,
): Piece[] {
  const elided = elidedIn(tokens).map((at): Piece => ({ kind: 'filler', at, score: SCORE_OF_ELIDED }))
  const said = tokens.words.flatMap((word, n): Piece[] => {
    const { text, key, at } = word
    const isThere = texts.isThere(text)
    const score = isOfName(tokens.words, n, lexicon) ? -1 : textScore(key, lexicon, isThere)
    const models = lexicon.words.plain.has(key) ? undefined : lexicon.vehicles.models.get(key)
    const modelOf = models && [...new Set(models.map(({ make }) => make.name))]
    const whole: Piece = { kind: 'text', at, words: wordsIn(text, isThere), score, ...(modelOf && { modelOf }) }
    const corrected = (spelt.get(word) ?? [])
      .filter((spelling) => !isThere && !lexicon.known.has(spelling.key))
      .map(({ to, cost }): Piece => {
        return { kind: 'text', at, words: [to], score: 0.6 - cost, corrected: [{ from: text, to }] }
      })
    const atoms = at[1] - at[0] > 1 ? Array.from({ length: at[1] - at[0] }, (_, n) => at[0] + n) : []
    const rests = atoms.map((n): Piece => {
      return { kind: 'text', at: [n, n + 1], words: [tokens.written([n, n + 1])], score: -1 }
    })
    return [whole, ...corrected, ...rests]
  })
  return [...elided, ...said]
}

/** Whether a word and its neighbour are the name of a part type: of "oil filter" none is meant alone. */
const isOfName = (words: readonly Word[], n: number, { types }: Lexicon): boolean =>
  [words.slice(n - 1, n + 1), words.slice(n, n + 2)].some(
    (pair) => pair.length === 2 && types.whole.has(pair.map(({ key }) => key).join('')),
  )

/** The name of a part type, a model or an engine is not looked for as text, and hardly is a word of any other name. */
function textScore(key: string, { types, vehicles, words, known }: Lexicon, isThere: boolean): number {
  if (types.whole.has(key)) return -3.5
  if (words.plain.has(key)) return isThere ? 0.6 : -0.2
  if (vehicles.models.has(key) || (words.engines.has(key) && !isThere)) return -0.3
  return known.has(key) ? 0.3 : isThere ? 0.6 : -0.5
}

function wordsIn(text: string, isThere: boolean): string[] {
  const [, figure, unit] = MEASURE.exec(text) ?? []
  if (figure && unit && !isThere) return [figure, unit]
  return [text.replace(GRADE, '$1W-$2')]
}
