import { sql } from 'kysely'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'

const KEPT_DAYS = 90

/** The job that deletes the provider's events 90 days after they were handled. */
export async function purgeEvents(ctx: Ctx): Promise<void> {
  await sql`delete from provider_event where handled_at < ${daysAgo(ctx, KEPT_DAYS)}`.execute(ctx.db)
}
