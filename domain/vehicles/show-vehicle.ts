import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import type { VehicleRecord } from './vehicle-record.ts'

/** A model of one model year with its engines, in the shape of the admin's form. @throws Problem 404 */
export async function showVehicle(ctx: Ctx, id: string): Promise<VehicleRecord> {
  adminOf(ctx)
  return readVehicle(ctx, rowId(id, 'vehicle'))
}

/** Reads the database, because the cached tree may be older. @throws Problem 404 */
export async function readVehicle(ctx: Ctx, id: number): Promise<VehicleRecord> {
  const { rows } = await sql<VehicleRecord>`
    select b.id::text as _id, make.name as make, model.name as model, year, type, market,
      coalesce((select json_agg(json_build_object('litres', litres, 'cylinders', cylinders, 'fuel', fuel,
          'drive', array_to_string(drive, ' '), 'gearbox', array_to_string(gearbox, ' '), 'told', told, 'source', source.name)
          order by litres, cylinders, fuel)
        from configuration c join engine on engine.id = engine_id join source on source.id = c.source_id
        where base_vehicle_id = b.id), '[]') as engines
    from base_vehicle b join model on model.id = model_id join make on make.id = make_id where b.id = ${id}`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('vehicle')
  return rows[0]
}
