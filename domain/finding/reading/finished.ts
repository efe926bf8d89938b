import type { Measured } from '#domain/catalogue'
import { NO_CAR, type SaidCar } from './car-read.ts'
import { settled } from './car-settled.ts'
import { doubtOfCode } from './doubt-of-code.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { forMotorcycles } from './lexicon/lexicon-of-types.ts'
import { measuresMeant } from './measures-meant.ts'
import type { Piece } from './pieces.ts'
import { piecesOf, type State } from './state.ts'
import { kindsOf, suitsOne } from './suits-car.ts'

/** A whole reading: its pieces, and what they say together. */
export type Finished = {
  score: number
  pieces: readonly Piece[]
  types: ReadonlySet<number> | null
  /** The types as they were named, also those that are not wanted. */
  named: ReadonlySet<number> | null
  car: SaidCar
  unknown: State['unknown']
  measures: readonly Measured[]
  /** What parts must not measure: each of these together. */
  notMeasured: readonly (readonly Measured[])[]
}

/** The whole reading with its vehicle, and part types that such vehicles take; null where it makes no sense. */
export function finished(state: State, lexicon: Lexicon): Finished | null {
  const { pieces, types: named, measures } = described(state)
  // Beside another maker's name a bare number says which of its parts: "luk 623".
  const isOthers = !named && pieces.some(({ kind }) => kind === 'otherBrand')
  if (isOthers && measures.some(({ isBare }) => isBare)) return null
  const isAllSold = !pieces.some(({ kind }) => kind === 'notSold')
  const isSold = isAllSold || !pieces.some((one) => one.kind === 'type' && one.isWhole)
  const other = Math.max(
    0,
    ...pieces.map((piece) => (piece.kind === 'model' ? otherwise(piece.key, named, lexicon) : 0)),
  )
  if (!state.car.make && pieces.some((one, n) => isOfName(one, pieces[n + 1], lexicon))) return null
  const known = state.unknown ? { car: NO_CAR, worth: 0 } : settled(state.car, other)
  if (!known) return null
  const wanted = excluding(named, pieces)
  if (wanted?.size === 0) return null
  if (pieces.some((one) => one.kind === 'text' && one.of && !isOf(one.of, wanted, pieces))) return null
  const { types, worth, pieces: meant } = suited(wanted, pieces, known.car, lexicon)
  // Of what is not sold a measure says how large it is, and names nothing else: "1/2 breaker bar".
  const measured = measuresMeant(named || isAllSold ? measures : [], types, known.car, lexicon)
  const unwanted = pieces.flatMap((one) =>
    one.kind === 'not' && one.size ? [measuresMeant([one.size], types, known.car, lexicon)] : [],
  )
  const sizes = unwanted.reduce((sum, size) => sum + size.worth, measured.worth)
  const doubt = (isSold ? 0 : 1.85) + doubtOfCode(state.car, lexicon)
  const score = state.score + known.worth + worth + sizes - doubt
  const { unknown } = state
  const notMeasured = unwanted.map(({ measures }) => measures)
  return {
    score,
    pieces: meant,
    types: measured.types,
    named,
    car: known.car,
    unknown,
    measures: measured.measures,
    notMeasured,
  }
}

/** What parts of some types say of themselves is said of a part that is named, or of all that words of names mean together. */
const isOf = (types: ReadonlySet<number>, wanted: State['types'], pieces: readonly Piece[]): boolean =>
  wanted !== null &&
  !types.isDisjointFrom(wanted) &&
  (wanted.isSubsetOf(types) ||
    pieces.some((one) => one.kind === 'type' && one.isWhole && !types.isDisjointFrom(one.types)))

/** Whether what reads as a model is the first word of a part's name: "spark plugs 2019" are for no Chevrolet Spark. */
const isOfName = (one: Piece, next: Piece | undefined, { types }: Lexicon): boolean =>
  one.kind === 'model' &&
  next?.kind === 'type' &&
  one.at[1] === next.at[0] &&
  types.words.has(one.key) &&
  types.whole.has(one.key + next.key)

const TIMES = /^x[2468]$/
/** Also beside an engine: "glow plugs x4 1.9 tdi". */
const QUANTITY = 4

/** How likely the name of a model is something else, where nothing else is said of a car: "semi", "turbo", "x4" of spark plugs. */
function otherwise(key: string, named: State['types'], { words, types }: Lexicon): number {
  if (words.plain.has(key)) return 2.6
  if (TIMES.test(key) && named && !named.isDisjointFrom(types.several)) return QUANTITY
  return types.words.has(key) ? 1.6 : 0
}

const TOLD: ReadonlySet<string> = new Set(['text', 'number', 'notSold', 'measure', 'condition'])

/** Other words of a sentence that describes a symptom, or asks for a page, are a part of it and not to be looked for. */
function described(state: State): Pick<State, 'types' | 'measures'> & { pieces: readonly Piece[] } {
  const all = piecesOf(state)
  if (!state.symptom && state.asks !== 'page') return { pieces: all, types: state.types, measures: state.measures }
  const isTold = (piece: Piece) => TOLD.has(piece.kind) || (piece.kind === 'type' && !piece.isWhole)
  const pieces = all.map((piece): Piece =>
    isTold(piece) ? { kind: 'filler', at: piece.at, score: piece.score } : piece,
  )
  const types = pieces.flatMap((piece) => (piece.kind === 'type' ? [piece.types] : []))
  return { pieces, types: types.length > 0 ? types.reduce((all, some) => all.union(some)) : null, measures: [] }
}

/** The types without those that a negative names. */
function excluding(types: State['types'], pieces: readonly Piece[]): State['types'] {
  const not = pieces.flatMap((piece) => (piece.kind === 'not' && piece.types ? [piece.types] : []))
  return types && not.reduce((left, some) => left.difference(some), types)
}

/** Of a name that means several types those that are made for vehicles, not the tools: a "compressor" beside a car. */
const madeForCars = (types: ReadonlySet<number>, pieces: readonly Piece[], { universal }: Lexicon): typeof types =>
  new Set(
    [...types].filter((type) => {
      if (!universal.has(type)) return true
      const names = pieces.flatMap((piece) => (piece.kind === 'type' && piece.types.has(type) ? [piece.types] : []))
      return names.some((its) => types.intersection(its).isSubsetOf(universal))
    }),
  )

/**
 * Types for motorcycles where a motorcycle was named, by the same names; a type that suits no such vehicle is unlikely. Others as
 * they are made for vehicles.
 */
function suited(
  types: State['types'],
  pieces: readonly Piece[],
  car: SaidCar,
  lexicon: Lexicon,
): { types: State['types']; pieces: readonly Piece[]; worth: number } {
  const kinds = kindsOf(car, lexicon)
  if (!types || !kinds) return { types, pieces, worth: 0 }
  if (kinds.size === 1 && kinds.has('motorcycle')) {
    const names = pieces.flatMap((piece) => (piece.kind === 'type' ? [piece.key] : []))
    const own = [names.join(''), ...names].flatMap((key) => forMotorcycles(lexicon.types, key) ?? [])
    const all = own.reduce<ReadonlySet<number>>((all, ids) => all.union(ids), new Set())
    if (all.size > 0)
      return { types: all, pieces: pieces.map((piece) => asMotorcycles(piece, all, lexicon)), worth: 0.2 }
  }
  const some = new Set([...types].filter((type) => suitsOne(type, kinds, lexicon)))
  return some.size > 0 ? { types: madeForCars(some, pieces, lexicon), pieces, worth: 0 } : { types, pieces, worth: -1 }
}

/** A piece that names a type, with those of the motorcycle's that are meant. */
const asMotorcycles = (piece: Piece, all: ReadonlySet<number>, { types }: Lexicon): Piece =>
  piece.kind === 'type' ? { ...piece, types: forMotorcycles(types, piece.key) ?? all } : piece
