import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockSupplier, readSupplier, type StoredSupplier } from '../suppliers/supplier.ts'

/**
 * Has a supplier's file fetched now. A file that was dropped or could not be read comes again, even if it is the same. For admins.
 * @throws Problem 404, 409 `nothing-to-fetch`
 */
export async function fetchNow(ctx: Ctx, idText: string): Promise<StoredSupplier> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    const { fetch } = await lockSupplier(ctx, id)
    if (!fetch) throw conflict('nothing-to-fetch', phrase('refusal.nothingToFetch'))
    if (!fetch.isRunning) {
      await sql`update supplier_fetch set next_at = ${ctx.clock.now()} where supplier_id = ${id}`.execute(ctx.db)
      await sql`
        update supplier_fetch f set etag = null, last_modified = null, digest = null from import i
        where f.supplier_id = ${id} and i.id = f.import_id and i.state in ('dropped', 'failed')`.execute(ctx.db)
      await recordAudit(ctx, { what: 'supplier.fetch-now', id, before: null, after: {} })
      await ctx.jobs.send(ctx.db, 'fetch-files', {})
    }
    return readSupplier(ctx, id)
  })
}
