import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import { countImport, countOneRow } from '../staging/counts/count-import.ts'
import { type AllowedRows, CONTRADICTIONS } from '../staging/schema.ts'
import type { TakenImport } from '../staging/taken-import.ts'
import { keepState, leaveUnlessLost, takeSoon } from './take-soon.ts'

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
    allowed = await tx(ctx, async (ctx) => {
      await keepState(ctx, taken)
      return allow(ctx, taken, { n, code })
    })
  } finally {
    await leaveUnlessLost(taken, allowed > 0 ? 'staged' : found[0].state)
  }
  if (allowed === 0) throw notFound('import')
}

/** How many rows are ready now. */
async function allow(ctx: Ctx, { id, state }: TakenImport, { n, code }: AllowedRows): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_fit set state = 'ready', theirs = null
    where import_id = ${id} and state = 'held' and ${n === undefined ? sql`true` : sql`n = ${n}`}
      and ${code === undefined ? sql`true` : sql`reasons @> ${JSON.stringify([{ code }])}::jsonb`}
      and not exists (
        select from jsonb_array_elements(reasons) as reason where reason ->> 'code' <> all(${[...CONTRADICTIONS]}::text[]))`.execute(
    ctx.db,
  )
  const allowed = Number(numAffectedRows)
  if (allowed === 0) return 0
  await recordAudit(ctx, { what: 'import.allow', id, before: null, after: { n, code, rows: allowed } })
  await sql`update import set corrected_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
  await (n !== undefined && state === 'staged' ? countOneRow(ctx, id, n) : countImport(ctx, id))
  return allowed
}
