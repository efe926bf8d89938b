import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { askRemap } from './ask-remap.ts'
import { lockSupplier } from '../suppliers/supplier.ts'
import type { Mapping, MappingKind } from './schema.ts'
import { theirWord } from './their-word.ts'

/** Forgets what a word of a supplier means here; rows that wait or were left out are read again. For admins. @throws Problem 404 */
export async function deleteMapping(
  ctx: Ctx,
  idText: string,
  { kind, theirs }: { kind: MappingKind; theirs: string },
): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    await lockSupplier(ctx, id)
    const { rows } = await sql<Mapping>`
      delete from mapping where supplier_id = ${id} and kind = ${kind} and theirs = ${theirWord(theirs)}
      returning kind, theirs, ours`.execute(ctx.db)
    if (!rows[0]) throw notFound('mapping')
    await askRemap(ctx, id)
    await ctx.jobs.send(ctx.db, 'remap-imports', { supplierId: id })
    await recordAudit(ctx, { what: 'mapping.delete', id, before: rows[0], after: null })
    return 1
  })
}
