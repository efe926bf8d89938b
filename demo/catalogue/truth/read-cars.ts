import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Car } from './cars.ts'

/** All cars of the shop: unbroken runs of model years with one engine, drives and gearboxes. */
export async function readCars(ctx: Ctx): Promise<Car[]> {
  const { rows } = await sql<Car>`
    with version as (
      select model_id, type, engine_id, drive, gearbox, year,
        year - row_number() over (partition by model_id, type, engine_id, drive, gearbox order by year) as run
      from base_vehicle b left join configuration c on c.base_vehicle_id = b.id
    ), run as (
      select model_id, type, engine_id, drive, gearbox, min(year)::int as "from", max(year)::int as "to"
      from version group by model_id, type, engine_id, drive, gearbox, run
    )
    select model_id as "modelId", make.name as make, model.name as model, type as kind, "from", "to", engine_id as "engineId",
      case when engine_id is not null then jsonb_build_object('litres', litres, 'cylinders', cylinders, 'fuel', fuel) end as engine,
      coalesce(drive, '{}') as drive, coalesce(gearbox, '{}') as gearbox
    from run join model on model.id = model_id join make on make.id = make_id left join engine on engine.id = engine_id`.execute(
    ctx.db,
  )
  return rows
}
