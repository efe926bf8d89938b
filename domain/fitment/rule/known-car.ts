import { propertyOf } from '#common/answers'
import type { ModelYears, VehicleType } from '#domain/vehicles/schema'

/**
 * What is known of one property of the car: its possible values. `closed`: it certainly has one of them. `ask`: the
 * questions that decide which, `engine` or the property itself; empty if there is only one.
 */
export type Known = { values: string[]; closed: boolean; ask: string[] }

/** A car in the form that the rule needs. More than one model: only the make is known. No year: any. */
export type Car = {
  models: number[]
  year: number | null
  /** The range of model years, where the year is not known. */
  years?: ModelYears | null
  types: VehicleType[]
  engines: number[]
  /** It certainly has one of these engines; otherwise they are candidates, and it may have another. */
  enginesClosed: boolean
  known: Readonly<Record<string, Known>>
}

/** An engine that the vehicle data gives the car; `told`: the source states it, else it is a candidate. */
export type Configuration = { engineId: number; told: boolean; drive: string[]; gearbox: string[] }

/** A value that the car has, with that engine or (null) with any. */
export type CarValue = { engineId: number | null; kind: string; value: string }

/**
 * An answer of the owner or the VIN: a property and its value; `with`, `without`, `note` and `not` say what is true or
 * not.
 */
export type Answer = { kind: string; value: string }

export type Asked = {
  models: number[]
  year: number | null
  years?: ModelYears | null
  types: VehicleType[]
  configurations: Configuration[]
  /** Chosen by the owner, or given by the VIN. */
  engine: number | null
  values: CarValue[]
  answers: Answer[]
}

/** Collects what is known of the asked car. */
export function knowCar({ models, year, years, types, configurations, engine, values, answers }: Asked): Car {
  const candidates = [...new Set(configurations.map(({ engineId }) => engineId))]
  const isTold = candidates.length > 0 && configurations.every(({ told }) => told)
  const isSoleBike = candidates.length === 1 && types.length === 1 && types[0] === 'motorcycle'
  const engines = engine === null ? candidates : [engine]
  const enginesClosed = engine !== null || isTold || isSoleBike
  const stated = configurations.filter(({ told }) => told).flatMap(statedBy)
  const isOne = models.length === 1 && year !== null
  const ask = [...(models.length > 1 ? ['model'] : []), ...(year === null ? ['year'] : [])]
  const known = isOne
    ? valuesKnown([...values, ...stated], engines, enginesClosed)
    : valuesOfSome(values, enginesClosed ? engines : null, ask)
  return {
    models,
    year,
    years,
    types,
    engines,
    enginesClosed,
    known: { ...known, ...Object.fromEntries(answers.map(answered)) },
  }
}

const statedBy = ({ engineId, drive, gearbox }: Configuration): CarValue[] => [
  ...drive.map((value) => ({ engineId, kind: 'drive', value })),
  ...gearbox.map((value) => ({ engineId, kind: 'gearbox', value })),
]

/** An engine without values of its own. */
const ANOTHER = -1

function valuesKnown(values: CarValue[], engines: number[], closed: boolean): Record<string, Known> {
  const byKind = Map.groupBy(values, ({ kind }) => kind)
  const named = values.flatMap(({ engineId }) => engineId ?? [])
  const possible = closed ? engines : [...new Set([...engines, ...named, ANOTHER])]
  return Object.fromEntries([...byKind].map(([kind, rows]) => [kind, knownOf(kind, rows, possible)]))
}

function knownOf(kind: string, rows: CarValue[], engines: number[]): Known {
  const withEngine = engines.map(
    (engine) =>
      new Set(rows.filter(({ engineId }) => engineId === null || engineId === engine).map(({ value }) => value)),
  )
  const values = withEngine.reduce((all, some) => all.union(some), new Set<string>())
  const hasOptions = withEngine.some((some) => some.size > 1)
  const differs = withEngine.some((some) => some.size !== values.size)
  return {
    values: [...values].toSorted(),
    closed: withEngine.length > 0 && withEngine.every((some) => some.size > 0),
    ask: [...(differs ? ['engine'] : []), ...(hasOptions ? [kind] : [])],
  }
}

/** What some of several cars have, those with one of these engines. Which car it is decides, so it is never certain. */
function valuesOfSome(values: CarValue[], engines: number[] | null, ask: string[]): Record<string, Known> {
  const may = values.filter(({ engineId }) => !engines || engineId === null || engines.includes(engineId))
  const byKind = Map.groupBy(may, ({ kind }) => kind)
  return Object.fromEntries(
    [...byKind].map(([kind, rows]) => {
      const its = new Set(rows.map(({ value }) => value))
      return [kind, { values: [...its].toSorted(), closed: false, ask }]
    }),
  )
}

function answered({ kind, value }: Answer): [string, Known] {
  const isYes = kind === 'with' || kind === 'note'
  const isNo = kind === 'without' || kind === 'not'
  return [propertyOf({ kind, value }), { values: [isYes ? 'yes' : isNo ? 'no' : value], closed: true, ask: [] }]
}
