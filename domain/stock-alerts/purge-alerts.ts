import { sql } from 'kysely'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'

const KEPT_DAYS = 365

/** The job that forgets who has waited for a part for a year: the part will hardly come back, and the address is personal. */
export async function purgeAlerts(ctx: Ctx): Promise<void> {
  await sql`delete from stock_alert where created_at < ${daysAgo(ctx, KEPT_DAYS)}`.execute(ctx.db)
}
