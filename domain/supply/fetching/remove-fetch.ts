import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockSupplier } from '../suppliers/supplier.ts'
import { auditOf } from './audit-of.ts'

/** Fetches nothing of a supplier any more, and forgets address and secret. Says how many were. For admins. @throws Problem 404 */
export async function removeFetch(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    const { fetch } = await lockSupplier(ctx, id)
    if (!fetch) return 0
    await sql`delete from supplier_fetch where supplier_id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'supplier.fetch', id, before: auditOf(fetch), after: null })
    return 1
  })
}
