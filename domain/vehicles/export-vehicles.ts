import { sql } from 'kysely'
import { csvRow } from '#common/csv'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { COLUMNS } from './writing/vehicle-csv.ts'

type Row = Record<(typeof COLUMNS)[number], string | number | null>

/** Makes have from one model to several hundred: so many at once are read in about the same time. */
const MODELS_AT_ONCE = 100

/**
 * All vehicles as the lines of a CSV file that can be imported again: one row for each unbroken range of years. For
 * admins.
 */
export async function* exportVehicles(ctx: Ctx): AsyncGenerator<string> {
  adminOf(ctx)
  yield csvRow(COLUMNS)
  const { rows: models } = await sql<{ id: number }>`
    select model.id from model join make on make.id = make_id order by make.name, model.name, model.id`.execute(ctx.db)
  for (let at = 0; at < models.length; at += MODELS_AT_ONCE) {
    const rows = await rowsOf(
      ctx,
      models.slice(at, at + MODELS_AT_ONCE).map(({ id }) => id),
    )
    if (rows.length > 0) yield rows.map((row) => csvRow(COLUMNS.map((column) => row[column]))).join('')
  }
}

/** The rows of these models, in their order. */
async function rowsOf(ctx: Ctx, models: number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with version as (
      select model_id, type, market, year, engine_id, drive, gearbox, told, coalesce(c.source_id, b.source_id) as source_id,
        year - row_number() over (partition by model_id, type, market, engine_id, drive, gearbox, told,
          coalesce(c.source_id, b.source_id) order by year) as run
      from base_vehicle b left join configuration c on c.base_vehicle_id = b.id
      where model_id = any(${models}::int[])
    ), span as (
      select model_id, type, market, engine_id, drive, gearbox, told, source_id, min(year) as year_from, max(year) as year_to
      from version group by model_id, type, market, engine_id, drive, gearbox, told, source_id, run
    )
    select make.name as make, model.name as model, type, year_from, year_to,
      trim_scale(litres)::text as litres, cylinders, fuel, array_to_string(drive, ' ') as drive,
      array_to_string(gearbox, ' ') as gearbox, source.name as source, market, case told when true then 'yes' when false then 'no' end as told
    from span join model on model.id = model_id join make on make.id = make_id join source on source.id = span.source_id
      left join engine on engine.id = engine_id
    order by array_position(${models}::int[], model_id), type, year_from, litres, cylinders, fuel`.execute(ctx.db)
  return rows
}
