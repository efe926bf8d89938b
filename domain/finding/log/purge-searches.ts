import { sql } from 'kysely'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'

/** The longest period that the dashboard shows, and today. */
const KEEP_DAYS = 31

/** Deletes searches that are older than 31 days. */
export async function purgeSearches(ctx: Ctx): Promise<void> {
  const today = todayInUtc(ctx)
  await sql`delete from search_log where day < ${today}::date - ${KEEP_DAYS}::int`.execute(ctx.db)
}
