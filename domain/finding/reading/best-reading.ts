import type { Lexicon } from './lexicon.ts'
import type { Piece } from './pieces.ts'
import { finished, NOTHING, type State, withPiece } from './state.ts'
import type { Tokens } from './tokens.ts'

/** So many readings of the words so far are followed: what is less likely than all of them never becomes the best. */
const BEAM = 24

/**
 * The best whole reading: pieces side by side that take every atom and agree with each other. It goes through the words once
 * and follows the likeliest readings of those before.
 */
export function bestReading({ atoms }: Tokens, pieces: readonly Piece[], lexicon: Lexicon): State {
  const from = Map.groupBy(pieces, ({ at }) => at[0])
  const reached: State[][] = Array.from({ length: atoms.length + 1 }, () => [])
  reached[0]!.push(NOTHING)
  for (let at = 0; at < atoms.length; at++) {
    for (const state of likeliest(reached[at]!)) {
      for (const piece of from.get(at) ?? []) {
        const next = withPiece(state, piece)
        if (next) reached[piece.at[1]]!.push(next)
      }
    }
  }
  const whole = likeliest(reached[atoms.length]!).flatMap((state) => finished(state, lexicon) ?? [])
  return likeliest(whole)[0] ?? NOTHING
}

const likeliest = (states: State[]) => states.toSorted((a, b) => b.score - a.score).slice(0, BEAM)
