import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'

/**
 * Drops what was fetched from a supplier before and still waits: a newer file has come, which says how things are now. A file of
 * which somebody corrected rows stays. Returns the ids of those whose files may go.
 */
export async function dropReplaced(ctx: Ctx, supplierId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update import set state = 'dropped', applies_itself = false, lease_until = null, counts = null
    where supplier_id = ${supplierId} and is_fetched and state in ('staged', 'failed') and run_id is null and corrected_at is null
      and (lease_until is null or lease_until < ${ctx.clock.now()})
    returning id`.execute(ctx.db)
  for (const { id } of rows) {
    for (const table of ['import_row', 'import_fit'])
      await sql`delete from ${sql.table(table)} where import_id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'import.drop', id, before: null, after: null, why: 'a newer file was fetched' })
  }
  return rows.map(({ id }) => id)
}
