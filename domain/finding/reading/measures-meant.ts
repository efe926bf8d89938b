import type { Measured } from '#domain/catalogue'
import type { SaidCar } from './car-read.ts'
import { isAbout, isHad, keyOf, rangesOf } from './sizes-had.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { SaidSize } from './pieces.ts'
import type { State } from './state.ts'
import { MOST_BY_MEASURE, narrowed, typesMeasuring } from './types-measuring.ts'

type Readings = SaidSize['readings']
const alreadyHad = new WeakMap<Lexicon, WeakMap<Readings, Readings>>()

/** The readings that parts of any types have. Cached: every reading of a search asks for those of its sizes. */
function hadByAny(readings: Readings, lexicon: Lexicon): Readings {
  const ofLexicon = alreadyHad.get(lexicon) ?? new WeakMap<Readings, Readings>()
  alreadyHad.set(lexicon, ofLexicon)
  const had = ofLexicon.get(readings) ?? readings.filter((one) => one.every((each) => isHad(each, null, lexicon)))
  ofLexicon.set(readings, had)
  return had
}

type Measures = { measures: Measured[]; types: ReadonlySet<number> | null; worth: number }

/**
 * Of the ways to read each measure the first that the part types have, and rather one that their parts measure: 18 in of a
 * wheel is no width. A bare number needs a type that measures so.
 */
export function measuresMeant(
  said: readonly SaidSize[],
  types: State['types'],
  { make }: SaidCar,
  lexicon: Lexicon,
): Measures {
  if (said.length === 0) return { measures: [], types, worth: 0 }
  const taken = new Set<string>()
  // A size that is typed again means the same again.
  const before = new Map<SaidSize['readings'], readonly Measured[] | undefined>()
  const meantBy = ({ readings, isBare }: SaidSize, types: State['types']) => {
    if (before.has(readings)) return before.get(readings)
    const known = types && new Set([...types].flatMap((id) => lexicon.measures.get(id) ?? []))
    const isKnown = (reading: readonly Measured[]) => reading.every(({ measure }) => !known || known.has(measure))
    // No part has the length of a blade and the lengths of a set.
    const isTogether = (one: readonly Measured[]) =>
      !types ||
      [...types].some((id) =>
        [...taken, ...one.map(({ measure }) => measure)].every((name) => lexicon.measures.get(id)?.includes(name)),
      )
    const isFree = (one: readonly Measured[]) =>
      isKnown(one) && one.every(({ measure }) => !taken.has(measure)) && isTogether(one)
    const allHad = hadByAny(readings, lexicon).filter((one) => one.every((measured) => isHad(measured, types, lexicon)))
    // Two of one measure are alternatives: "26 in and 18 in wipers", "wipers 26 18".
    const had = allHad.find(isFree) ?? (known ? allHad.find(isKnown) : undefined)
    const free = had ? [] : readings.filter(isFree)
    // A bare number is a size only where something counts or measures that much, not a grade of that name.
    const of = isBare ? free.filter((one) => one.every(({ unit }) => unit !== null)) : free
    const about = had ?? of.find((one) => one.every((measured) => isAbout(measured, types, lexicon)))
    const isNone =
      isBare && types && of.some((one) => one.every((measured) => rangesOf(measured, types, lexicon).length > 0))
    const reading = about ?? (isNone ? undefined : of[0])
    for (const { measure } of reading ?? []) taken.add(measure)
    before.set(readings, reading)
    return reading
  }
  // What has a unit or a form says the types that a bare number measures: "5x114.3 17".
  const [bare = [], formed = []] = [true, false].map((isBare) => said.filter((one) => one.isBare === isBare))
  const sure = formed.map((one) => meantBy(one, types))
  const formedTypes =
    types ??
    (formed.length > 0
      ? typesHaving(
          sure.flatMap((reading) => reading ?? []),
          lexicon,
        )
      : null)
  const meant = [...sure, ...bare.map((one) => meantBy(one, formedTypes))]
  const measures = meant.flatMap((reading) => reading ?? [])
  const all =
    types ?? (bare.length > 0 && formedTypes ? typesHaving(measures, lexicon) : null) ?? typesMeant(measures, lexicon)
  const measuring = all && typesThatMeasure(measures, all, lexicon)
  // An engine has litres, too.
  const worth = types || (measuring && !make) ? 0.3 : make || bare.length > 0 ? -1.5 : -0.2
  return { measures, types: measuring, worth: meant.reduce((sum, reading) => sum + (reading ? worth : -3), 0) }
}

/** Those of the named types that have all these measures, if any has. */
const typesThatMeasure = (measures: readonly Measured[], types: ReadonlySet<number>, lexicon: Lexicon) =>
  new Set(narrowed([...types], (id) => measures.every(({ measure }) => lexicon.measures.get(id)?.includes(measure))))

/** All types that are chosen by these measures; null: none is by all of them. */
function typesHaving(measures: readonly Measured[], { measures: its }: Lexicon): ReadonlySet<number> | null {
  const ids = [...its].flatMap(([id, names]) => (measures.every(({ measure }) => names.includes(measure)) ? [id] : []))
  return ids.length > 0 ? new Set(ids) : null
}

/** The types that all measures mean, as far as they agree: those few that are chosen by all of them, or by the first. */
function typesMeant(measures: readonly Measured[], lexicon: Lexicon): ReadonlySet<number> | null {
  const all = measures.length > 1 ? typesHaving(measures, lexicon) : null
  const isGraded = measures.map(
    (one) => (id: number) => one.unit !== null || lexicon.typesOfGrade.get(keyOf(one))?.includes(id),
  )
  const having = all && narrowed([...all], ...isGraded)
  if (having && having.length <= MOST_BY_MEASURE) return new Set(having)
  return measures.reduce<ReadonlySet<number> | null>((types, measured) => {
    const its = typesMeasuring(measured, lexicon)
    const both = types && its && types.intersection(its)
    return both && both.size > 0 ? both : (types ?? its)
  }, null)
}
