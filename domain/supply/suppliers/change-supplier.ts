import { sql } from 'kysely'
import { renameSource } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import type { SupplierChange } from './schema.ts'
import { lockSupplier, readSupplier, type StoredSupplier } from './supplier.ts'

/**
 * Changes a supplier: its name, and how its files are read. For admins.
 * @throws Problem 400 `name` if another source has it, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeSupplier(ctx: Ctx, idText: string, change: SupplierChange): Promise<StoredSupplier> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  const { name, settings, version } = change
  return tx(ctx, async (ctx) => {
    const { sourceId, ...current } = await lockSupplier(ctx, id)
    const { fetch: _fetch, ...before } = current
    if (version !== before.version) throw changedMeanwhile({ current }, phrase('refusal.supplierChangedMeanwhile'))
    if (!(await renameSource(ctx, sourceId, name))) throw invalid({ name: phrase('refusal.supplierTaken') })
    await sql`
      update supplier set name = ${name}, settings = ${JSON.stringify(settings)}::jsonb, version = version + 1
      where id = ${id}`.execute(ctx.db)
    const after = { name, settings }
    await recordAudit(ctx, { what: 'supplier.change', id, before, after })
    return readSupplier(ctx, id)
  })
}
