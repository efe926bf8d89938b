import type { Lexicon } from './lexicon.ts'
import { addToCar, NO_CAR, type SaidCar, settled } from './car-read.ts'
import { forMotorcycles } from './lexicon-of-types.ts'
import type { Piece } from './pieces.ts'

/** A reading of the first words of a search: what its pieces say together, and how likely that is. */
export type State = {
  score: number
  /** The last piece, and those before it. */
  last: { piece: Piece; before: State } | null
  types: ReadonlySet<number> | null
  /** The last piece joins two things: "discs and pads". */
  joins: boolean
  car: SaidCar
}

export const NOTHING: State = { score: 0, last: null, types: null, joins: false, car: NO_CAR }

/** The reading with one more piece; null where that contradicts it. */
export function withPiece(state: State, piece: Piece): State | null {
  const car = addToCar(state.car, piece)
  if (!car) return null
  const joins = piece.kind === 'filler' && (piece.joins ?? false)
  const next = { ...state, car, joins, score: state.score + piece.score, last: { piece, before: state } }
  return piece.kind === 'type' ? withTypes(next, state, piece) : next
}

/**
 * Two names of part types narrow each other ("oil" and "filter"). Where no type is both, two whole names are two things
 * that are sought, and a single word is none of them.
 */
function withTypes(next: State, { types, joins }: State, piece: Piece & { kind: 'type' }): State | null {
  if (!types) return { ...next, types: piece.types }
  const both = types.intersection(piece.types)
  if (both.size > 0 && !(joins && piece.isWhole)) return { ...next, types: both }
  if (!piece.isWhole) return null
  return { ...next, types: types.union(piece.types), score: next.score - (joins ? 0 : 0.6) }
}

export const piecesOf = ({ last }: State): Piece[] => (last ? [...piecesOf(last.before), last.piece] : [])

/** The whole reading with its vehicle, and part types that such vehicles take; null where it makes no sense. */
export function finished(state: State, lexicon: Lexicon): State | null {
  const pieces = piecesOf(state)
  const isOtherwise = pieces.some((piece) => piece.kind === 'model' && lexicon.types.words.has(piece.key))
  const known = settled(state.car, isOtherwise)
  if (!known) return null
  const { types, worth } = suited(state.types, pieces, known.car, lexicon)
  return { ...state, car: known.car, types, score: state.score + known.worth + worth }
}

/** Types for motorcycles where a motorcycle was named, by the same names; a type that suits no such vehicle is unlikely. */
function suited(
  types: State['types'],
  pieces: readonly Piece[],
  { models }: SaidCar,
  lexicon: Lexicon,
): { types: State['types']; worth: number } {
  if (!types || !models) return { types, worth: 0 }
  const kinds = new Set<string>(models.flatMap((model) => model.types))
  const suits = (id: number) => {
    const its = lexicon.types.suits.get(id) ?? []
    return its.length === 0 || its.some((kind) => kinds.has(kind))
  }
  if (kinds.size === 1 && kinds.has('motorcycle')) {
    const names = pieces.flatMap((piece) => (piece.kind === 'type' ? [piece.key] : []))
    const own = names.map((key) => forMotorcycles(lexicon.types, key)).filter((ids) => ids !== undefined)
    const all = own.reduce<ReadonlySet<number>>((all, ids) => all.union(ids), new Set())
    if (all.size > 0) return { types: all, worth: 0 }
  }
  const some = new Set([...types].filter(suits))
  return some.size > 0 ? { types: some, worth: 0 } : { types, worth: -1 }
}
