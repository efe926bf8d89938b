import { sql } from 'kysely'
import { deleteSource } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockSupplier } from './supplier.ts'

/**
 * Deletes a supplier of which no file came and that nothing names as its source, with its mappings. For admins.
 * @throws Problem 404, 409 `in-use`
 */
export async function deleteSupplier(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    const { sourceId, fetch: _fetch, ...before } = await lockSupplier(ctx, id)
    if (before.files > 0) throw conflict('in-use', phrase('refusal.supplierInUse', before.files))
    await sql`delete from supplier where id = ${id}`.execute(ctx.db)
    if (!(await deleteSource(ctx, sourceId))) throw conflict('in-use', phrase('refusal.supplierNamed'))
    await recordAudit(ctx, { what: 'supplier.delete', id, before, after: null })
    return 1
  })
}
