import type { Cues } from './cues.ts'
import type { TypeNames } from './lexicon-of-types.ts'
import { matching } from './matching.ts'
import type { Piece } from './pieces.ts'
import type { WordNames } from './lexicon-of-words.ts'
import { squashed, type Tokens } from './tokens.ts'

/** The pattern of a negative, in the words of all languages. */
export const notPattern = ({ not }: Cues) => new RegExp(String.raw`(?:${not})(?=\s)`, 'uy')

const MOST_WORDS = 3

/** What is not wanted: "except winter", "not ceramic", "-drilled". Part types where it names some. */
export function proposeNot(
  tokens: Tokens,
  pattern: RegExp,
  { whole, words: typeWords }: TypeNames,
  { fillers, conditions }: WordNames,
): Piece[] {
  const { atoms, words } = tokens
  const dashed = words.flatMap(({ at: [from] }) =>
    /\s-$/.test(atoms[from]!.glue) ? [{ at: [from, from] as const }] : [],
  )
  return [...matching(tokens, pattern), ...dashed].flatMap(({ at: [from, next] }) => {
    const first = words.findIndex(({ at }) => at[0] === next)
    if (first < 0) return []
    return words.slice(first, first + MOST_WORDS).flatMap(({ at: [, to] }, n): Piece[] => {
      const word = tokens.written([next, to])
      const key = squashed(word)
      const types = whole.get(key) ?? typeWords.get(key) ?? null
      const condition = conditions.get(key) ?? null
      const isWanted = n === 0 ? fillers.has(key) || !/\p{L}/u.test(word) : !types && !condition
      if (isWanted) return []
      const not: Piece = { kind: 'not', at: [from, to], word, types, condition, score: 3.4 + 2.3 * n }
      // Where no type would be left, the word is a quality of one: "spark plugs except iridium".
      return types && !whole.has(key) ? [not, { ...not, types: null, score: not.score - 0.2 }] : [not]
    })
  })
}
