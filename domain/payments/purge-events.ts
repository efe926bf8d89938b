import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const KEEP_MS = 90 * 24 * 60 * 60_000

/** The job that deletes the provider's events 90 days after they were handled. */
export async function purgeEvents(ctx: Ctx): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - KEEP_MS)
  await sql`delete from provider_event where handled_at < ${old}`.execute(ctx.db)
}
