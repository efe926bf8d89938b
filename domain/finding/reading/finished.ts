import type { Measured } from '#domain/catalogue'
import { NO_CAR, type SaidCar, settled } from './car-read.ts'
import type { Lexicon } from './lexicon.ts'
import { forMotorcycles } from './lexicon-of-types.ts'
import type { Piece } from './pieces.ts'
import { piecesOf, type State } from './state.ts'

/** A whole reading: its pieces, and what they say together. */
export type Finished = {
  score: number
  pieces: readonly Piece[]
  types: ReadonlySet<number> | null
  car: SaidCar
  unknown: State['unknown']
  measures: readonly Measured[]
}

/** The whole reading with its vehicle, and part types that such vehicles take; null where it makes no sense. */
export function finished(state: State, lexicon: Lexicon): Finished | null {
  const pieces = piecesOf(state)
  if (state.symptom && state.symptom.missing > 0) return null
  const isSold =
    !pieces.some(({ kind }) => kind === 'notSold') || !pieces.some((one) => one.kind === 'type' && one.isWhole)
  const isOtherwise = pieces.some((piece) => piece.kind === 'model' && lexicon.types.words.has(piece.key))
  const known = state.unknown ? { car: NO_CAR, worth: 0 } : settled(state.car, isOtherwise)
  if (!known) return null
  const wanted = excluding(state.types, pieces)
  if (wanted?.size === 0) return null
  const { types, worth } = suited(wanted, pieces, known.car, lexicon)
  const measured = measuresMeant(state, types, known.car, lexicon)
  const score = state.score + known.worth + worth + measured.worth - (isSold ? 0 : 1.5)
  return { score, pieces, types: measured.types, car: known.car, unknown: state.unknown, measures: measured.measures }
}

/** The types without those that a negative names. */
function excluding(types: State['types'], pieces: readonly Piece[]): State['types'] {
  const not = pieces.flatMap((piece) => (piece.kind === 'not' && piece.types ? [piece.types] : []))
  return types && not.reduce((left, some) => left.difference(some), types)
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
    const own = [names.join(''), ...names].flatMap((key) => forMotorcycles(lexicon.types, key) ?? [])
    const all = own.reduce<ReadonlySet<number>>((all, ids) => all.union(ids), new Set())
    if (all.size > 0) return { types: all, worth: 0.2 }
  }
  const some = new Set([...types].filter(suits))
  return some.size > 0 ? { types: some, worth: 0 } : { types, worth: -1 }
}

/** A part type is meant by its size alone if it is chosen by this first or second, and so few types are. */
const FOREMOST = 2
const MOST_BY_MEASURE = 4

/**
 * The types that are chosen by this measure, where no words name any: those whose parts have the value, if any have; those for
 * motorcycles only where there are no others.
 */
function typesMeasuring({ measure, value }: Measured, lexicon: Lexicon): ReadonlySet<number> | null {
  const place = (id: number) => lexicon.measures.get(id)?.indexOf(measure) ?? -1
  const chosen = [...lexicon.measures.keys()].filter((id) => place(id) >= 0 && place(id) < FOREMOST)
  const having = lexicon.typesOfGrade.get(`${measure}:${value}`)
  const some = having ? chosen.filter((id) => having.includes(id)) : []
  const ids = some.length > 0 ? some : chosen
  const forCars = ids.filter((id) => lexicon.types.suits.get(id)?.some((kind) => kind !== 'motorcycle'))
  const meant = forCars.length > 0 ? forCars : ids
  return meant.length > 0 && meant.length <= MOST_BY_MEASURE ? new Set(meant) : null
}

type Measures = { measures: Measured[]; types: ReadonlySet<number> | null; worth: number }

/** Of the ways to read each measure the first that the part types have. A bare number needs a type that measures so. */
function measuresMeant({ measures: said }: State, types: State['types'], car: SaidCar, lexicon: Lexicon): Measures {
  if (said.length === 0) return { measures: [], types, worth: 0 }
  const known = types && new Set([...types].flatMap((id) => lexicon.measures.get(id) ?? []))
  const taken = new Set<string>()
  const meant = said.map(({ readings }) => {
    const of = readings.filter((reading) => !known || reading.every(({ measure }) => known.has(measure)))
    const reading = of.find((one) => !one.some(({ measure }) => taken.has(measure)))
    for (const { measure } of reading ?? []) taken.add(measure)
    return reading
  })
  const measures = meant.flatMap((reading) => reading ?? [])
  const measuring = types ?? (measures[0] ? typesMeasuring(measures[0], lexicon) : null)
  // An engine has litres, too.
  const sure = types || (measuring && !car.make) ? 0.3 : -1.5
  return { measures, types: measuring, worth: meant.reduce((sum, reading) => sum + (reading ? sure : -3), 0) }
}
