import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { purgeCounters } from '#platform/counters'
import { purgeRefusals } from '#platform/refusals'

/** Deletes expired access tokens, sessions, mailed links, counted attempts and recorded refusals. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await sql`delete from access_tokens where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from sessions where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from verifications where expires_at < ${now}`.execute(ctx.db)
  await purgeCounters(ctx)
  await purgeRefusals(ctx)
}
