import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockZone } from './zone-record.ts'

/** Deletes a zone with its methods. Answers how many zones went. For admins. @throws Problem 404 */
export async function deleteZone(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'zone')
  return tx(ctx, async (ctx) => {
    const before = await lockZone(ctx, id)
    await sql`delete from delivery_zone where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'zone.delete', id, before, after: null })
    await changed(ctx, tag.delivery)
    return 1
  })
}
