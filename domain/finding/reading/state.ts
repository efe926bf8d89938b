import { addToCar, NO_CAR, type SaidCar } from './car-read.ts'
import { owed } from './owed.ts'
import type { Piece, UnknownCar } from './pieces.ts'

/** A reading of the first words of a search: what its pieces say together, and how likely that is. */
export type State = {
  score: number
  /** The score without what only a piece that is still to come would justify: a year needs a car. */
  hope: number
  /** The last piece, and those before it. */
  last: { piece: Piece; before: State } | null
  types: ReadonlySet<number> | null
  /** How likely these types are. */
  sureOf: number
  /** A whole name is among those of the types. */
  isNamed: boolean
  /** The last piece joins two things: "discs and pads". */
  joins: boolean
  car: SaidCar
  unknown: UnknownCar | null
  /** A page answers all the words or none of them: what else there is beside fillers. */
  asks: 'page' | 'parts' | null
  symptom: { slug: string; missing: number; seen: number } | null
  measures: readonly (Piece & { kind: 'measure' })[]
  /** The types whose parts say of themselves what was said; null: nothing was. */
  saidOf: ReadonlySet<number> | null
}

export const NOTHING: State = {
  score: 0,
  hope: 0,
  last: null,
  types: null,
  sureOf: 0,
  isNamed: false,
  joins: false,
  car: NO_CAR,
  unknown: null,
  asks: null,
  symptom: null,
  measures: [],
  saidOf: null,
}

/** The reading with one more piece; null where that contradicts it. */
export function withPiece(state: State, piece: Piece): State | null {
  const next = addPiece(state, piece)
  return next && { ...next, hope: next.score - owed(next) }
}

/** A filler, or a word that no part's text has. */
const isAside = ({ kind, score }: Piece) => kind === 'filler' || (kind === 'text' && score < 0)

/** No search says more sizes; what each may mean is asked again for every reading. */
const MOST_SIZES = 10

/** Behind its model a version is rather meant than a place of that name: of "a4 avant" the estate, not its front. */
const BEHIND_MODEL = 0.6
const isVersionOf = (piece: Piece, { last }: State) =>
  piece.kind === 'trim' && piece.isPlace && last?.piece.kind === 'model'

/** Beside the name of a second car a year is that one's: "golf 2014 and civic 2016". */
const OF_SECOND = 0.4
const isOfSecond = (piece: Piece, { last }: State) =>
  (piece.kind === 'year' && last?.piece.kind === 'text' && last.piece.modelOf) ||
  (piece.kind === 'text' && piece.modelOf && last?.piece.kind === 'year')

function addPiece(state: State, piece: Piece): State | null {
  const car = addToCar(state.car, piece)
  if (!car || (state.unknown && piece.kind === 'model')) return null
  const asks = isAside(piece) ? state.asks : piece.kind === 'page' ? 'page' : 'parts'
  if (state.asks !== null && asks !== state.asks) return null
  const joins = piece.kind === 'filler' && (piece.joins ?? false)
  const beside = (isVersionOf(piece, state) ? BEHIND_MODEL : 0) - (isOfSecond(piece, state) ? OF_SECOND : 0)
  const score = state.score + piece.score + beside
  const next: State = { ...state, car, joins, asks, score, last: { piece, before: state } }
  switch (piece.kind) {
    case 'type':
      return withTypes(next, state, piece)
    case 'measure':
      return state.measures.length < MOST_SIZES ? { ...next, measures: [...state.measures, piece] } : null
    case 'symptom':
      return withSymptom(next, piece)
    case 'unknown':
      return withUnknown(next, piece)
    case 'text':
      return piece.of ? withChoice(next, state, piece) : next
    default:
      return next
  }
}

type Named = Pick<Piece & { kind: 'type' }, 'types' | 'isWhole' | 'score' | 'joined'>

/**
 * Two names of part types narrow each other ("oil" and "filter"). Where no type is both, two whole names are two things
 * that are sought, and a single word is none of them.
 */
function withTypes(said: State, state: State, piece: Named): State | null {
  const { types, joins, sureOf, isNamed, saidOf } = state
  if (saidOf?.isDisjointFrom(piece.types)) return null
  const next = { ...said, isNamed: isNamed || piece.isWhole }
  if (!types) return { ...next, types: piece.types, sureOf: piece.score }
  const both = types.intersection(piece.types)
  const isBeside = (joins || piece.joined) && piece.isWhole
  if (both.size > 0 && !isBeside) return { ...next, types: both, sureOf: sureOf + piece.score }
  if (!piece.isWhole || !isNamed) return null
  const doubt = isBeside ? 0 : Math.min(piece.score, sureOf) > 3 ? 0.6 : 1.8
  return { ...next, types: types.union(piece.types), score: next.score - doubt }
}

/** What parts of some types say of themselves is said of such a part: "lower" of a hose. */
function withChoice(said: State, state: State, { of, names, score }: Piece & { kind: 'text' }): State | null {
  const saidOf = said.saidOf?.intersection(of!) ?? of!
  const next = names ? withTypes(said, state, { types: names, isWhole: true, score }) : said
  if (!next) return null
  return saidOf.size === 0 || next.types?.isDisjointFrom(saidOf) ? null : { ...next, saidOf }
}

/** Words of a symptom count only together. */
const WORD_OF_SYMPTOM = 2.6

function withSymptom(next: State, { slug, words }: Piece & { kind: 'symptom' }): State | null {
  if (next.symptom && next.symptom.slug !== slug) return null
  const missing = (next.symptom?.missing ?? words) - 1
  const seen = words - missing
  return {
    ...next,
    symptom: { slug, missing, seen },
    score: next.score + (missing === 0 ? WORD_OF_SYMPTOM * words : 0),
  }
}

/** A model that the data lacks, beside its make where that is known. */
function withUnknown(next: State, { cars }: Piece & { kind: 'unknown' }): State | null {
  const { make } = next.car
  const unknown = make ? cars.find((one) => one.make?.id === make.id) : cars.find(({ isAlone }) => isAlone)
  if (!unknown || next.unknown || next.car.models) return null
  return { ...next, unknown }
}

/** The pieces that were read so far, in the order of the words. */
export const piecesOf = ({ last }: State): Piece[] => (last ? [...piecesOf(last.before), last.piece] : [])
