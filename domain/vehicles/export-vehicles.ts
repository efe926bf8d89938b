import { sql } from 'kysely'
import { csvRow } from '#common/csv'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { COLUMNS } from './vehicle-csv.ts'

type Row = Record<(typeof COLUMNS)[number], string | number | null>

/**
 * All vehicles as the lines of a CSV file that can be imported again: one row for each unbroken range of years. For
 * admins.
 */
export async function* exportVehicles(ctx: Ctx): AsyncGenerator<string> {
  adminOf(ctx)
  yield csvRow(COLUMNS)
  const { rows: makes } = await sql<{ id: number }>`select id from make order by name`.execute(ctx.db)
  for (const { id } of makes) {
    const rows = await rowsOfMake(ctx, id)
    if (rows.length > 0) yield rows.map((row) => csvRow(COLUMNS.map((column) => row[column]))).join('')
  }
}

async function rowsOfMake(ctx: Ctx, make: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with version as (
      select model_id, type, market, year, engine_id, drive, gearbox, told, coalesce(c.source_id, b.source_id) as source_id,
        year - row_number() over (partition by model_id, type, market, engine_id, drive, gearbox, told,
          coalesce(c.source_id, b.source_id) order by year) as run
      from base_vehicle b join model on model.id = model_id left join configuration c on c.base_vehicle_id = b.id
      where make_id = ${make}
    )
    select make.name as make, model.name as model, type, min(year) as year_from, max(year) as year_to,
      trim_scale(litres)::text as litres, cylinders, fuel, array_to_string(drive, ' ') as drive,
      array_to_string(gearbox, ' ') as gearbox, source.name as source, market, case told when true then 'yes' when false then 'no' end as told
    from version join model on model.id = model_id join make on make.id = make_id join source on source.id = version.source_id
      left join engine on engine.id = engine_id
    group by make.name, model.name, type, market, engine_id, litres, cylinders, fuel, drive, gearbox, told, source.name, run
    order by model.name, type, min(year), litres, cylinders, fuel`.execute(ctx.db)
  return rows
}
