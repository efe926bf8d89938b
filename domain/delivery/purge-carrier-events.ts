import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const KEEP_MS = 30 * 24 * 60 * 60_000

/** The job that deletes what a carrier sent 30 days ago: what it told of a parcel stays with the parcel. */
export async function purgeCarrierEvents(ctx: Ctx): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - KEEP_MS)
  await sql`delete from carrier_event where received_at < ${old}`.execute(ctx.db)
}
