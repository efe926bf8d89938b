import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockMethod } from './method-record.ts'

/** Deletes a method. Answers how many went. For admins. @throws Problem 404 */
export async function deleteMethod(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'method')
  return tx(ctx, async (ctx) => {
    const before = await lockMethod(ctx, id)
    await sql`delete from delivery_method where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'method.delete', id, before, after: null })
    await changed(ctx, tag.delivery)
    return 1
  })
}
