import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { dropFile } from '../staging/import-file.ts'

/**
 * Drops what was fetched from a supplier before a fetched file that was read, still waits, and is worth nothing beside it: one of the same
 * kind, if the newer one holds everything and any record, and one that could not be read. A newer file that cannot be read replaces
 * none that can. A file of which somebody corrected rows stays.
 */
export async function dropReplaced(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now()
  const replaced = await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      update import old set state = 'dropped', applies_itself = false, lease_until = null, counts = null
      from import newer
      where newer.id = ${id} and newer.is_fetched and newer.state in ('staged', 'failed')
        and old.supplier_id = newer.supplier_id and old.is_fetched and old.created_at < newer.created_at
        and old.state in ('staged', 'failed') and old.run_id is null and old.corrected_at is null
        and ((old.state = 'failed' and old.counts is null)
          or (newer.state = 'staged' and newer.is_full and newer.rows > 0 and old.kind = newer.kind))
        and (old.lease_until is null or old.lease_until < ${now})
      returning old.id`.execute(ctx.db)
    for (const { id } of rows)
      await recordAudit(ctx, { what: 'import.drop', id, before: null, after: null, why: 'a newer file was fetched' })
    if (rows.length > 0) await ctx.jobs.send(ctx.db, 'purge-imports', {})
    return rows
  })
  for (const { id } of replaced) await dropFile(ctx, id)
}
