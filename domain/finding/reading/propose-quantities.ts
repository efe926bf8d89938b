import type { Piece } from './pieces.ts'
import type { Tokens } from './tokens.ts'

/** "4", "2x", "x4": nobody needs more of a part for one car. */
const QUANTITY = /^(?:x([1-9]|1[0-6])|([1-9]|1[0-6])x?)$/i

/** How many are wanted, which no list depends on: at the beginning, or behind a word that says nothing ("set of 4 spark plugs"). */
export function proposeQuantities({ words }: Tokens, isFiller: (key: string) => boolean): Piece[] {
  return words.flatMap(({ text, at }, n): Piece[] => {
    const [before, next] = [words[n - 1], words[n + 1]]
    const isOfThing = next !== undefined && /^\p{L}/u.test(next.text) && (!before || isFiller(before.key))
    return QUANTITY.test(text) && isOfThing ? [{ kind: 'filler', at, score: 1 }] : []
  })
}
