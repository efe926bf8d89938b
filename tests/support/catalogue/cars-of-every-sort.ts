import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

export type Car = { car: number; model: number; year: number; engines: number[] }

/** Cars of every sort: with one stated engine, with several, with candidates, without any, and a motorcycle. */
export async function carsOfEverySort(ctx: Ctx): Promise<Car[]> {
  const { rows } = await sql<Car>`
    select distinct on (sort) car, model, year, engines from (
      select b.id as car, b.model_id as model, b.year, array_remove(array_agg(c.engine_id order by c.engine_id), null) as engines,
        concat_ws(' ', b.type = 'motorcycle', bool_and(c.told), count(c.id) > 1, count(c.id) > 0) as sort, b.year as n,
        (select count(*) from application a where a.model_id = b.model_id and b.year between a.year_from and a.year_to) as parts
      from base_vehicle b left join configuration c on c.base_vehicle_id = b.id
      where b.model_id in (select model_id from application) group by b.id
    ) as known where parts > 0 order by sort, parts desc, car`.execute(ctx.db)
  return rows
}
