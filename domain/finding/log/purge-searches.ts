import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** The longest period that the dashboard shows, and today. */
const KEEP_DAYS = 31

/** Deletes searches that are older than 31 days. */
export async function purgeSearches(ctx: Ctx): Promise<void> {
  const today = ctx.clock.now().toISOString().slice(0, 10)
  await sql`delete from search_log where day < ${today}::date - ${KEEP_DAYS}::int`.execute(ctx.db)
}
