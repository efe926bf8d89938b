import { sql } from 'kysely'
import type { FoundVehicles } from '#domain/vehicles'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { statusOfCondition } from '../rule/fit.ts'
import { SPEC_KINDS } from '../rule/kinds.ts'
import { type Car, type CarValue, type Configuration, knowCar } from '../rule/known-car.ts'
import { type Condition, readAnswer } from '../schema.ts'

/** The asked vehicle, what is known of it, and the ids of the conditions that it meets or does not meet. */
export type AskedCar = FoundVehicles & { car: Car; met: number[]; unmet: number[] }

/** Reads what is known of a vehicle; `is`: its owner's answers, as addresses hold them. */
export async function readCar(ctx: Ctx, vehicle: FoundVehicles, is: readonly string[] = []): Promise<AskedCar> {
  const { modelIds, year } = vehicle
  const isOne = modelIds.length === 1 && year !== null
  const values = isOne ? await readValues(ctx, modelIds[0]!, year) : await readValuesOfSome(ctx, vehicle)
  const car = carOf(vehicle, values, is)
  const known = Object.keys(car.known).length > 0 ? await knownConditions(ctx) : []
  const asked: AskedCar = { ...vehicle, car, met: [], unmet: [] }
  for (const condition of known) {
    const status = statusOfCondition(condition, car)
    if (status === 'holds') asked.met.push(condition.id)
    else if (status === 'excluded') asked.unmet.push(condition.id)
  }
  return asked
}

/** The vehicle as the rule sees it; `values`: those of its model and year, or of all that it may be. */
export function carOf(vehicle: FoundVehicles, values: CarValue[], is: readonly string[]): Car {
  const { modelIds, year, years, types, engine, engineLike } = vehicle
  const hasEngines = (modelIds.length === 1 && year !== null) || engineLike?.found === true
  return knowCar({
    models: modelIds,
    year,
    years,
    types,
    configurations: hasEngines ? configurationsOf(vehicle) : [],
    engine: engine?.id ?? null,
    values,
    answers: is.flatMap((text) => readAnswer(text) ?? []),
  })
}

/** If one of the vehicles that the car may be has no engine in our data, those of the others are only candidates. */
function configurationsOf({ bases }: FoundVehicles): Configuration[] {
  const isWhole = bases.every(({ configurations }) => configurations.length > 0)
  return bases.flatMap(({ configurations }) =>
    configurations.map(({ engine, told, drive, gearbox }) => ({
      engineId: engine.id,
      told: told && isWhole,
      drive: [...drive],
      gearbox: [...gearbox],
    })),
  )
}

/** Cached: people page and filter within one car. */
const readValues = (ctx: Ctx, model: number, year: number): Promise<CarValue[]> =>
  ctx.cache.getSized(
    `car-values ${model} ${year}`,
    [tag.fitments],
    async () => {
      const { rows } = await sql<CarValue>`
        select engine_id as "engineId", kind, value from car_spec
        where model_id = ${model} and ${year}::int between year_from and year_to`.execute(ctx.finder)
      return rows
    },
    (values) => 100 * values.length,
  )

/** What parts are chosen by, of all the cars that a make, several models or several years may mean. */
const readValuesOfSome = (ctx: Ctx, { modelIds, year, years }: FoundVehicles): Promise<CarValue[]> => {
  const { from, to } = year === null ? (years ?? { from: null, to: null }) : { from: year, to: year }
  return ctx.cache.getSized(
    `car-values ${modelIds.toSorted().join()} ${from} ${to}`,
    [tag.fitments],
    async () => {
      const { rows } = await sql<CarValue>`
        select distinct engine_id as "engineId", kind, value from car_spec
        where model_id = any(${modelIds}::int[]) and kind = any(${SPEC_KINDS}::text[])
          and (${from}::int is null or (year_from <= ${to}::int and ${from}::int <= year_to))`.execute(ctx.finder)
      return rows
    },
    (values) => 100 * values.length,
  )
}

/** All conditions of applications: only some hundred, because many parts share them. */
export function knownConditions(ctx: Ctx): Promise<(Condition & { id: number })[]> {
  return ctx.cache.get('conditions', [tag.fitments], async () => {
    const { rows } = await sql<Condition & { id: number }>`select id, kind, value from condition`.execute(ctx.db)
    return rows
  })
}
