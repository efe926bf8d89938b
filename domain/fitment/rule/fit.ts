import { keyOf, testOf } from './conditions.ts'
import { FAMILY_OF } from './kinds.ts'
import type { Car, Known } from './known-car.ts'
import type { Application, Condition, Fit, PartFacts, Place, Way } from '../schema.ts'

type Status = 'holds' | 'excluded' | 'open' | 'missing'
/** `isSure`: nothing is open but its own engine. */
type Row = { application: Application; open: string[]; isSure: boolean; excludedBy: string[] }

/**
 * Whether a part fits a car, and why: `fits`, where an application matches and nothing is open; `if`, where one would match
 * once what is open is answered; `no`, where something settled excludes each; `unknown`, where the part has none, or a
 * deciding value of the car is not known. A part that suits every vehicle asks for the kind of vehicle alone; one without
 * applications is decided by its specification.
 */
export function fitOf(part: PartFacts, car: Car): Fit {
  if (part.universal) return byType(part, car)
  if (part.hasApplications) return byApplications(part.applications, car)
  return part.specs.some(({ kind }) => FAMILY_OF.has(kind))
    ? bySpecs(part, car)
    : { answer: 'unknown', missing: ['vehicles'] }
}

function byType({ suits }: PartFacts, { types }: Car): Fit {
  const suited = types.filter((type) => suits.includes(type))
  if (suited.length === 0) return { answer: 'no', because: ['type'] }
  return suited.length === types.length
    ? { answer: 'fits', by: 'universal' }
    : { answer: 'if', by: 'universal', open: ['type'], ways: [] }
}

/** The applications that speak for a part: those that match the car, or would once what is open is answered. */
export const applicationsFor = <A extends Application>(applications: A[], car: Car): A[] =>
  applications.filter((application) => isOfYear(application, car) && readRow(application, car).excludedBy.length === 0)

const isOfYear = ({ modelId, from, to }: Application, { models, year, years }: Car) =>
  models.includes(modelId) &&
  (year === null ? !years || (from <= years.to && years.from <= to) : from <= year && year <= to)

function byApplications(applications: Application[], car: Car): Fit {
  const ofModel = applications.filter(({ modelId }) => car.models.includes(modelId))
  if (ofModel.length === 0) return { answer: 'no', because: ['model'] }
  const ofYear = ofModel.filter((application) => isOfYear(application, car))
  if (ofYear.length === 0) return { answer: 'no', because: ['year'] }
  const rows = ofYear.map((application) => readRow(application, car))
  const possible = rows.filter(({ excludedBy }) => excludedBy.length === 0)
  if (possible.length === 0) return { answer: 'no', because: unique(rows.flatMap(({ excludedBy }) => excludedBy)) }
  const sure = possible.filter(({ isSure }) => isSure).map(({ application }) => application)
  const isForAny = sure.some(({ engineId }) => engineId === null)
  const isForEach = car.enginesClosed && car.engines.every((engine) => sure.some(({ engineId }) => engineId === engine))
  if (isForAny || isForEach) return { answer: 'fits', by: 'application', ...placesOf(sure) }
  return {
    answer: 'if',
    by: 'application',
    open: unique(possible.flatMap(({ open }) => open)),
    ways: waysOf(possible, car),
    ...placesOf(possible.map(({ application }) => application)),
  }
}

/** Where these applications say that the part goes, each place once. */
function placesOf(applications: Application[]): { places?: Place[] } {
  const said = applications.filter(({ position, quantity }) => position !== null || quantity !== null)
  const places = new Map(said.map(({ position, quantity }) => [`${position} ${quantity}`, { position, quantity }]))
  return places.size > 0 ? { places: [...places.values()] } : {}
}

/** What is open for an application of the asked model and year, and what of the car excludes it. */
function readRow(application: Application, car: Car): Row {
  const { engineId, conditions } = application
  const isEngineOpen = engineId !== null && !(car.enginesClosed && car.engines.length === 1)
  const isOtherEngine = engineId !== null && car.enginesClosed && !car.engines.includes(engineId)
  const read = conditions.map((condition) => {
    const key = keyOf(condition)
    const status = statusOfCondition(condition, car)
    return { key, status, ask: car.known[key]?.ask.length ? car.known[key].ask : [key] }
  })
  const isOneCar = car.models.length === 1 && car.year !== null
  return {
    application,
    isSure: isOneCar && read.every(({ status }) => status === 'holds'),
    open: [
      ...(car.models.length > 1 ? ['model'] : []),
      ...(car.year === null ? ['year'] : []),
      ...(isEngineOpen ? ['engine'] : []),
      ...read.flatMap(({ status, ask }) => (status === 'holds' ? [] : ask)),
    ],
    excludedBy: [
      ...(isOtherEngine ? ['engine'] : []),
      ...read.flatMap(({ key, status }) => (status === 'excluded' ? [key] : [])),
    ],
  }
}

/** What would have to be so, each way once: several sources may say the same. */
function waysOf(rows: Row[], car: Car): Way[] {
  const ways = rows.map((row) => wayOf(row, car))
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}

/** What would have to be so for an application to match: the engine where it is open, and the open conditions. */
function wayOf({ application, open }: Row, car: Car): Way {
  return {
    engineId: open.includes('engine') ? application.engineId : null,
    conditions: application.conditions.filter((condition) => statusOfCondition(condition, car) !== 'holds'),
  }
}

function bySpecs({ specs, suits }: PartFacts, car: Car): Fit {
  if (!car.types.some((type) => suits.includes(type))) return { answer: 'no', because: ['type'] }
  const byFamily = Map.groupBy(
    specs.filter(({ kind }) => FAMILY_OF.has(kind)),
    ({ kind }) => FAMILY_OF.get(kind)!,
  )
  const read = [...byFamily.values()].map((rows) => {
    const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => {
      const values = new Set(some.map(({ value }) => value))
      return { kind, status: statusOf(car.known[kind], (value) => values.has(value)) }
    })
    const best = (['holds', 'open', 'missing', 'excluded'] as const).find((one) =>
      kinds.some(({ status }) => status === one),
    )!
    return { status: best, kinds: kinds.filter(({ status }) => status === best).map(({ kind }) => kind) }
  })
  const that = (status: Status) => read.flatMap((family) => (family.status === status ? family.kinds : []))
  if (that('excluded').length > 0) return { answer: 'no', because: that('excluded') }
  if (that('missing').length > 0) return { answer: 'unknown', missing: that('missing') }
  if (that('open').length === 0) return { answer: 'fits', by: 'spec' }
  return { answer: 'if', by: 'spec', open: unique(that('open').flatMap((kind) => car.known[kind]!.ask)), ways: [] }
}

/** Whether a condition holds for a car; what is not known is as open as what has options. */
export const statusOfCondition = (condition: Condition, car: Car): Status =>
  statusOf(car.known[keyOf(condition)], testOf(condition))

/** How what is known of the car stands to what is asked. Where all is excluded that we know, but not all is known, it is missing. */
function statusOf(known: Known | undefined, test: (value: string) => boolean | null): Status {
  if (!known) return 'missing'
  const met = known.values.map(test)
  const isMet = met.includes(true)
  if (met.includes(null) || (isMet && met.includes(false))) return 'open'
  if (isMet) return known.closed ? 'holds' : 'open'
  return known.closed ? 'excluded' : 'missing'
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
