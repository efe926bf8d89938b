import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { countImport, countOneRow } from '../staging/count-import.ts'
import { type AllowedRows, CONTRADICTIONS } from '../staging/schema.ts'
import { takeSoon } from './take-soon.ts'

/**
 * Makes applications ready that wait for contradictions alone: an admin says that they are right. One row, or all with that reason. Their
 * reasons stay with them and are in the report. For admins. @throws Problem 404 if none waits so, 409 `busy`
 */
export async function allowRows(ctx: Ctx, id: string, { n, code }: AllowedRows): Promise<void> {
  adminOf(ctx)
  const { rows: found } = await sql<{ state: 'staged' | 'applied' }>`
    select state from import where id = ${id} and state in ('staged', 'applied')`.execute(ctx.db)
  if (!found[0]) throw notFound('import')
  const taken = await takeSoon(ctx, id, found[0].state)
  let allowed = 0
  try {
    const { numAffectedRows } = await sql`
      update import_fit set state = 'ready', theirs = null
      where import_id = ${id} and state = 'held' and ${n === undefined ? sql`true` : sql`n = ${n}`}
        and ${code === undefined ? sql`true` : sql`reasons @> ${JSON.stringify([{ code }])}::jsonb`}
        and not exists (
          select from jsonb_array_elements(reasons) as reason where reason ->> 'code' <> all(${[...CONTRADICTIONS]}::text[]))`.execute(
      ctx.db,
    )
    allowed = Number(numAffectedRows)
    if (allowed > 0) {
      await recordAudit(ctx, { what: 'import.allow', id, before: null, after: { n, code, rows: allowed } })
      await sql`update import set corrected_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
      const isAlone = n !== undefined && found[0].state === 'staged'
      await (isAlone ? countOneRow(ctx, id, n) : countImport(ctx, id))
    }
  } finally {
    await taken.leave(allowed > 0 ? 'staged' : found[0].state)
  }
  if (allowed === 0) throw notFound('import')
}
