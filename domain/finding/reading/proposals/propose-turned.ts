import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens, Word } from '../tokens.ts'

/** No name is longer on either side. */
const MOST_WORDS = 3

/** Names that are turned around a word: "bulb for number plate" is a number plate bulb, "Lampe für Kennzeichen" a Kennzeichenlampe. */
export function proposeTurned({ words, atoms }: Tokens, { names, cues, words: { fillers } }: Lexicon): Piece[] {
  const turns = new RegExp(`^(?:${cues.turns})$`)
  const keyOf = (some: readonly Word[]) =>
    some.flatMap(({ at: [from, to] }) => atoms.slice(from, to).map(({ key }) => key)).join('')
  return words.flatMap(({ key }, n): Piece[] => {
    if (!turns.test(key)) return []
    const rest = words.slice(n + 1).findIndex((word) => !fillers.has(word.key))
    const first = n + 1 + Math.max(rest, 0)
    const heads = words.slice(Math.max(0, n - MOST_WORDS), n).map((_, from, all) => all.slice(from))
    const tails = words.slice(first, first + MOST_WORDS).map((_, to, all) => all.slice(0, to + 1))
    return heads.flatMap((head) =>
      tails.flatMap((tail) =>
        (names.get(keyOf([...tail, ...head])) ?? []).flatMap((meaning): Piece[] => {
          if (meaning.kind !== 'notSold' && !(meaning.kind === 'type' && meaning.isWhole)) return []
          const count = head.length + tail.length
          return [{ ...meaning, at: [head[0]!.at[0], tail.at(-1)!.at[1]], score: 2.1 * count + 1.3 }]
        }),
      ),
    )
  })
}
