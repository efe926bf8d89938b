import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { rowId } from '#platform/ids'
import { readVehicle } from '../show-vehicle.ts'
import type { VehicleRecord } from '../vehicle-record.ts'

/**
 * Deletes a model of one model year, with its engines. Orders have its name. For admins. @throws Problem 404, 409 `in-garages`
 * while somebody has it in a garage
 */
export async function deleteVehicle(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'vehicle')
  return tx(ctx, async (ctx) => {
    await sql`select 1 from base_vehicle where id = ${id} for update`.execute(ctx.db)
    const before = await readVehicle(ctx, id)
    await refuseKept(ctx, before)
    await sql`delete from base_vehicle where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'vehicle.delete', id, before, after: null })
    await changed(ctx, tag.vehicles)
    return 1
  })
}

/** A garage belongs to its owner: the car in it would go, with all that was said of it. */
async function refuseKept(ctx: Ctx, { _id, year, make, model }: VehicleRecord): Promise<void> {
  const { rows } = await sql<{ owners: number }>`
    select count(distinct user_id)::int as owners from garage_car where base_vehicle_id = ${Number(_id)}`.execute(
    ctx.db,
  )
  const { owners } = rows[0]!
  if (owners > 0) throw conflict('in-garages', phrase('refusal.vehicleKept', `${year} ${make} ${model}`, owners))
}
