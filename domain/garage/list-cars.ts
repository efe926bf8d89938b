import { sql } from 'kysely'
import { nameVehicle, vehicleTree } from '#domain/vehicles'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { GarageCar } from './schema.ts'

type Row = Pick<GarageCar, '_id' | 'is' | 'name' | 'note' | 'mileage' | 'vin'> & {
  base: number
  engine: number | null
  changed: Date
}

/** One's own cars in the order in which they came, an admin's too: nobody sees another's garage. */
export async function listCars(ctx: Ctx): Promise<GarageCar[]> {
  const { id: owner } = userOf(ctx)
  const { rows } = await sql<Row>`
    select id as "_id", base_vehicle_id as base, engine_id as engine, answers as "is", name, note, mileage,
      right(vin, 6) as vin, updated_at as changed
    from garage_car where user_id = ${owner} order by created_at, id`.execute(ctx.db)
  const { byId, engineById } = await vehicleTree(ctx)
  return rows.flatMap(({ base, engine, changed, ...kept }) => {
    const vehicle = byId.get(base)
    // A vehicle that was written a moment ago may not stand in the cached tree yet.
    if (!vehicle) return []
    const named = nameVehicle(vehicle, engine === null ? null : (engineById.get(engine) ?? null))
    return [{ ...kept, ...named, is: kept.is, changed: changed.toISOString() }]
  })
}
