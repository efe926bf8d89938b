import { sql } from 'kysely'
import { nameOf, recordAudit } from './audit.ts'
import type { Ctx } from './context.ts'
import { countUse } from './counters.ts'

const HOUR = 3600
const MOST_IN_AN_HOUR = 100
const KEEP_MS = 90 * 24 * HOUR * 1000

/** What somebody was refused: a call that is for admins, or what a limit no longer lets through. */
type Refusal = { what: 'admin.refused' | 'limit.exhausted'; id: string; why?: string }

/**
 * Keeps a refusal beside the record of what was done: of one thing to one actor the first within an hour, and 100 an
 * hour of the two kinds each, so that no flood fills the table, and one kind does not hide the other. Call it outside of a transaction, which a refusal ends.
 */
export async function recordRefusal(ctx: Ctx, { what, id, why }: Refusal): Promise<void> {
  const alike = await countUse(ctx, what, `${nameOf(ctx.actor)} ${id}`, HOUR)
  if (alike.used > 1) return
  const all = await countUse(ctx, 'refusals', what, HOUR)
  if (all.used <= MOST_IN_AN_HOUR) await recordAudit(ctx, { what, id, before: null, after: null, why })
}

/** Deletes refusals that are older than 90 days: they name addresses of people. */
export async function purgeRefusals(ctx: Ctx): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - KEEP_MS)
  await sql`delete from audit where at < ${old} and action in ('admin.refused', 'limit.exhausted')`.execute(ctx.db)
}
