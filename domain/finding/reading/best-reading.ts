import type { Lexicon } from './lexicon/lexicon.ts'
import type { Piece } from './pieces.ts'
import { finished, type Finished } from './finished.ts'
import { NOTHING, type State, withPiece } from './state.ts'
import type { Tokens } from './tokens.ts'

/** So many readings of the words so far are followed: what is less likely than all of them never becomes the best. */
const BEAM = 24

/** Pieces that contradict none. */
const PLAIN: ReadonlySet<string> = new Set(['type', 'text', 'filler', 'number', 'brand', 'position'])

/**
 * The best whole reading: pieces side by side that take every atom and agree with each other. It goes through the words once
 * and follows the likeliest readings of those before.
 */
export function bestReading(tokens: Tokens, pieces: readonly Piece[], lexicon: Lexicon): Finished {
  const { atoms } = tokens
  const from = Map.groupBy(pieces, ({ at }) => at[0])
  const reached: State[][] = Array.from({ length: atoms.length + 1 }, () => [])
  reached[0]!.push(NOTHING)
  for (let at = 0; at < atoms.length; at++) {
    for (const state of likeliest(reached[at]!, ({ hope }) => hope)) {
      for (const piece of from.get(at) ?? []) {
        const next = withPiece(state, piece)
        if (next) reached[piece.at[1]]!.push(next)
      }
    }
  }
  const ended = reached[atoms.length]!.filter(isWhole)
  const whole = likeliest(ended).flatMap((state) => finished(state, lexicon) ?? [])
  const [best] = likeliest(whole)
  if (best) return best
  const plain = pieces.filter((piece) => PLAIN.has(piece.kind) && !(piece.kind === 'text' && piece.of))
  return plain.length < pieces.length ? bestReading(tokens, plain, lexicon) : finished(NOTHING, lexicon)!
}

/** Whether no piece waits for others: a word of a symptom for its other ones, "lower" for what is lower. */
const isWhole = ({ saidOf, types, symptom }: State) => (!saidOf || types !== null) && !symptom?.missing

const likeliest = <T extends { score: number }>(states: T[], by = ({ score }: T) => score): T[] =>
  states.toSorted((a, b) => by(b) - by(a)).slice(0, BEAM)
