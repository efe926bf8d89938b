import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const KEEP_MS = 365 * 24 * 60 * 60_000

/** The job that forgets who has waited for a part for a year: the part will hardly come back, and the address is personal. */
export async function purgeAlerts(ctx: Ctx): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - KEEP_MS)
  await sql`delete from stock_alert where created_at < ${old}`.execute(ctx.db)
}
