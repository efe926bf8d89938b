import type { Candidate, Doubt, EngineFacts } from './decoding.ts'
import type { Match } from './find-matches.ts'
import { isYearBound, OPEN_YEARS } from './model-year.ts'

export type Reading = { candidates: Candidate[]; doubts: Doubt[] }

const MOTORCYCLE = 1

/**
 * Decodes the matching patterns for the VIN's possible years, the likelier first. No candidate: no code of these years
 * names a model. docs/decisions/0021 lists the reasons for doubt.
 */
export function decode(matches: readonly Match[], years: readonly number[]): Reading {
  const readings = years.map((year) => readYear(matches, year)).filter(({ candidates }) => candidates.length > 0)
  const [likely, other] = readings
  if (!likely) return { candidates: [], doubts: [] }
  if (other && !likely.isBound)
    return { candidates: [...likely.candidates, ...other.candidates], doubts: [...likely.doubts, 'year'] }
  const isLikelyYear = likely.year === years[0] || likely.candidates.every(({ isMotorcycle }) => isMotorcycle)
  return isLikelyYear ? likely : { ...likely, doubts: [...likely.doubts, 'year'] }
}

const isOf = (year: number) => (match: Match) => match.from <= year && year <= match.to

/** What the codes of one model year say. */
function readYear(matches: readonly Match[], year: number): Reading & { year: number; isBound: boolean } {
  const ofYear = matches.filter(isOf(year))
  const bySchema = [...Map.groupBy(ofYear, ({ schema }) => schema).values()]
  const naming = bySchema.filter((own) => own.some(({ model }) => model))
  // If another schema has this VIN's engine, a schema without it is the wrong one.
  const whole = naming.filter((own) => !lacksEngine(own))
  const trusted = whole.length > 0 ? whole : naming
  const passedOver = new Set(naming.filter((own) => !trusted.includes(own)).flat())
  const named = trusted.flatMap((own) => mostFixed(own.filter(({ model }) => model)))
  const models = [...new Set(named.map(({ model }) => model!))]
  const engine = engineFacts(ofYear.filter((match) => !passedOver.has(match)))
  const isMotorcycle = named.some(({ vehicleType }) => vehicleType === MOTORCYCLE)
  const isBound = named.every(({ vehicleType }) => isYearBound(vehicleType))
  const doubts: Doubt[] = models.length > 1 ? ['models'] : []
  if (models.length > 0 && isWeak(named, trusted.flat(), year)) doubts.push('weak')
  return { candidates: models.map((model) => ({ model, year, isMotorcycle, engine })), doubts, year, isBound }
}

const lacksEngine = (own: readonly Match[]) =>
  own.some(({ codesEngines }) => codesEngines) &&
  !own.some(({ litres, cylinders }) => litres !== null || cylinders !== null)

/** A single character proves little if nothing else of the VIN is known, and so does a code from long before. */
function isWeak(named: readonly Match[], own: readonly Match[], year: number): boolean {
  const fixes = Math.max(...named.map((match) => match.fixes))
  const isOld = named.every(({ from, to }) => to === Infinity && year - from > OPEN_YEARS)
  return isOld || fixes === 0 || (fixes === 1 && lacksEngine(own))
}

const mostFixed = (matches: readonly Match[]): Match[] => {
  const most = Math.max(...matches.map(({ fixes }) => fixes))
  return matches.filter(({ fixes }) => fixes === most)
}

/** For each fact, the values of the patterns that fix the most characters. */
export function engineFacts(matches: readonly Match[]): EngineFacts {
  const valuesOf = <K extends 'litres' | 'cylinders' | 'fuel'>(key: K) =>
    [...new Set(mostFixed(matches.filter((match) => match[key] !== null)).map((match) => match[key]!))] as NonNullable<
      Match[K]
    >[]
  return { litres: valuesOf('litres'), cylinders: valuesOf('cylinders'), fuels: valuesOf('fuel') }
}
