import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import type { ImportKind } from '../suppliers/schema.ts'

/** A file that has just come; `kind` null: told by what it holds. */
type NewFile = { supplierId: number; kind: ImportKind | null; full: boolean }

/**
 * Drops what was fetched from a supplier before, still waits, and is worth nothing beside a newer file: one of the same kind, if the newer
 * one holds everything, and one that could not be read. A file of which somebody corrected rows stays. Returns the ids of those
 * whose files may go.
 */
export async function dropReplaced(ctx: Ctx, { supplierId, kind, full }: NewFile): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update import set state = 'dropped', applies_itself = false, lease_until = null, counts = null
    where supplier_id = ${supplierId} and is_fetched and state in ('staged', 'failed') and run_id is null and corrected_at is null
      and ((state = 'failed' and counts is null) or (${full} and kind = coalesce(${kind}, kind)))
      and (lease_until is null or lease_until < ${ctx.clock.now()})
    returning id`.execute(ctx.db)
  for (const { id } of rows)
    await recordAudit(ctx, { what: 'import.drop', id, before: null, after: null, why: 'a newer file was fetched' })
  if (rows.length > 0) await ctx.jobs.send(ctx.db, 'purge-imports', {})
  return rows.map(({ id }) => id)
}
