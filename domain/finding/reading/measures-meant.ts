import type { Measured } from '#domain/catalogue'
import type { SaidCar } from './car-read.ts'
import type { Lexicon } from './lexicon.ts'
import type { State } from './state.ts'

/** A part type is meant by its size alone if it is chosen by this first or second, and so few types are. */
const FOREMOST = 2
const MOST_BY_MEASURE = 4

type Measures = { measures: Measured[]; types: ReadonlySet<number> | null; worth: number }

/**
 * Of the ways to read each measure the first that the part types have, and rather one that their parts measure: 18 in of a
 * wheel is no width. A bare number needs a type that measures so.
 */
export function measuresMeant(
  { measures: said }: State,
  types: State['types'],
  { make }: SaidCar,
  lexicon: Lexicon,
): Measures {
  if (said.length === 0) return { measures: [], types, worth: 0 }
  const known = types && new Set([...types].flatMap((id) => lexicon.measures.get(id) ?? []))
  const taken = new Set<string>()
  const meant = said.map(({ readings }) => {
    const of = readings.filter((reading) =>
      reading.every(({ measure }) => (!known || known.has(measure)) && !taken.has(measure)),
    )
    const reading = of.find((one) => one.every((measured) => isHad(measured, types, lexicon))) ?? of[0]
    for (const { measure } of reading ?? []) taken.add(measure)
    return reading
  })
  const measures = meant.flatMap((reading) => reading ?? [])
  const measuring = types ? typesThatMeasure(measures, types, lexicon) : typesMeant(measures, lexicon)
  // An engine has litres, too.
  const sure = types || (measuring && !make) ? 0.3 : -1.5
  return { measures, types: measuring, worth: meant.reduce((sum, reading) => sum + (reading ? sure : -3), 0) }
}

const keyOf = ({ measure, value }: Measured) => `${measure}:${value}`

/** Whether parts of these types, or of any, measure so much. */
function isHad(measured: Measured, types: ReadonlySet<number> | null, lexicon: Lexicon): boolean {
  const typesOf = measured.unit === null ? lexicon.typesOfGrade : lexicon.typesOfAmount
  const having = typesOf.get(keyOf(measured))
  return having !== undefined && (!types || having.some((id) => types.has(id)))
}

/** Those of the named types that have all these measures, if any has. */
const typesThatMeasure = (measures: readonly Measured[], types: ReadonlySet<number>, lexicon: Lexicon) =>
  new Set(narrowed([...types], (id) => measures.every(({ measure }) => lexicon.measures.get(id)?.includes(measure))))

/** The types that all measures mean, as far as they agree. */
const typesMeant = (measures: readonly Measured[], lexicon: Lexicon) =>
  measures.reduce<ReadonlySet<number> | null>((types, measured) => {
    const its = typesMeasuring(measured, lexicon)
    const both = types && its && types.intersection(its)
    return both && both.size > 0 ? both : (types ?? its)
  }, null)

/**
 * The types that are chosen by this measure: those whose parts have the value, fit a car by it (a bulb, but no headlight), and
 * are not for motorcycles alone, as far as there are such.
 */
function typesMeasuring(measured: Measured, lexicon: Lexicon): ReadonlySet<number> | null {
  const place = (id: number) => lexicon.measures.get(id)?.indexOf(measured.measure) ?? -1
  const meant = narrowed(
    [...lexicon.measures.keys()].filter((id) => place(id) >= 0 && place(id) < FOREMOST),
    (id) => lexicon.typesOfGrade.get(keyOf(measured))?.includes(id),
    (id) => lexicon.fitBySpec.has(id),
    (id) => lexicon.types.suits.get(id)?.some((kind) => kind !== 'motorcycle'),
  )
  return meant.length > 0 && meant.length <= MOST_BY_MEASURE ? new Set(meant) : null
}

/** What is left when each wish is held against what those before have left; a wish that would leave nothing is given up. */
const narrowed = (ids: readonly number[], ...wishes: ((id: number) => boolean | undefined)[]): readonly number[] =>
  wishes.reduce((left, isWanted) => {
    const some = left.filter(isWanted)
    return some.length > 0 ? some : left
  }, ids)
