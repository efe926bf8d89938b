import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { readVehicle } from './show-vehicle.ts'

/** Deletes a model of one model year, with its engines. Orders have its name. For admins. @throws Problem 404 */
export async function deleteVehicle(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'vehicle')
  return tx(ctx, async (ctx) => {
    await sql`select 1 from base_vehicle where id = ${id} for update`.execute(ctx.db)
    const before = await readVehicle(ctx, id)
    await sql`delete from base_vehicle where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'vehicle.delete', id, before, after: null })
    await changed(ctx, tag.vehicles)
    return 1
  })
}
