import { sql } from 'kysely'
import { nameOf, recordAudit } from './audit.ts'
import { daysAgo } from './clock.ts'
import type { Ctx } from './context.ts'
import { countUse } from './counters.ts'

const HOUR = 3600
const MOST_IN_AN_HOUR = 100
const KEPT_DAYS = 90

/** A refused request: an admin's call by somebody else, or one above a rate limit. */
type Refusal = { what: 'admin.refused' | 'limit.exhausted'; id: string; why?: string }

/**
 * Records a refusal in the audit: for one subject and actor the first within an hour, and at most 100 an hour of each
 * kind, so that a flood neither fills the table nor hides the other kind. Call it outside of a transaction, which the
 * refusal would roll back.
 */
export async function recordRefusal(ctx: Ctx, { what, id, why }: Refusal): Promise<void> {
  const alike = await countUse(ctx, what, `${nameOf(ctx.actor)} ${id}`, HOUR)
  if (alike.used > 1) return
  const all = await countUse(ctx, 'refusals', what, HOUR)
  if (all.used <= MOST_IN_AN_HOUR) await recordAudit(ctx, { what, id, before: null, after: null, why })
}

/** Deletes refusals that are older than 90 days: they contain people's addresses. */
export async function purgeRefusals(ctx: Ctx): Promise<void> {
  const old = daysAgo(ctx, KEPT_DAYS)
  await sql`delete from audit where at < ${old} and action in ('admin.refused', 'limit.exhausted')`.execute(ctx.db)
}
