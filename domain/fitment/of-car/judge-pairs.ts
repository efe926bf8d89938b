import { sql } from 'kysely'
import type { FoundVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { applicationsFor, fitOf } from '../rule/fit.ts'
import type { CarValue } from '../rule/known-car.ts'
import { carOf } from './read-car.ts'
import type { Fit } from '../schema.ts'
import { factsOfPart, type KnownPart } from './judge-parts.ts'

/** A part for a car of one model year; `is`: what its owner said of it, as addresses hold it. */
type Pair = { part: number; vehicle: FoundVehicles; is: readonly string[] }

/** `applications`: the ids of those that speak for it. `version` of the data by which it was judged. */
export type Judged = { fit: Fit; applications: number[]; version: number }

type Row = { values: CarValue[]; parts: KnownPart[]; version: number }

/** Whether each part fits its car, many at once in one round trip. Null: there is no such part. */
export async function judgePairs(ctx: Ctx, pairs: readonly Pair[]): Promise<(Judged | null)[]> {
  const asked = [...Map.groupBy(pairs, ({ vehicle: { modelIds, year } }) => `${modelIds[0]} ${year}`)]
  const cars = asked.map(([, some]) => {
    const [model, year] = [some[0]!.vehicle.modelIds[0], some[0]!.vehicle.year]
    return { model, year, parts: some.map(({ part }) => part) }
  })
  const { rows } = await sql<Row>`
    select (select last_value::int from fitment_version) as version, coalesce((
        select json_agg(json_build_object('engineId', engine_id, 'kind', kind, 'value', value)) from car_spec
        where model_id = asked.model and asked.year between year_from and year_to), '[]') as values, coalesce((
        select json_agg(known) from (
          select ${factsOfPart(sql`asked.model`)} from part p join part_type t on t.id = p.type_id where p.id = any(asked.parts)
        ) as known), '[]') as parts
    from rows from (jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as (model int, year int, parts int[]))
      with ordinality as asked (model, year, parts, n) order by n`.execute(ctx.finder)
  const byCar = new Map(asked.map(([key], n) => [key, rows[n]!]))
  return pairs.map(({ part, vehicle, is }) => {
    const { values, parts, version } = byCar.get(`${vehicle.modelIds[0]} ${vehicle.year}`)!
    const facts = parts.find(({ id }) => id === part)
    if (!facts) return null
    const car = carOf(vehicle, values, is)
    const applications = applicationsFor(facts.applications, car).map(({ id }) => id)
    return { fit: fitOf(facts, car), applications, version }
  })
}
