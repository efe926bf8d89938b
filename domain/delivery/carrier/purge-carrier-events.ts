import { sql } from 'kysely'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'

const KEPT_DAYS = 30

/** The job that deletes what a carrier sent 30 days ago: what it told of a parcel stays with the parcel. */
export async function purgeCarrierEvents(ctx: Ctx): Promise<void> {
  await sql`delete from carrier_event where received_at < ${daysAgo(ctx, KEPT_DAYS)}`.execute(ctx.db)
}
