import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { purgeLimits } from '#platform/rate-limit'

/** Deletes access tokens, sessions, mailed links and counted tries that are over. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await sql`delete from access_tokens where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from sessions where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from verifications where expires_at < ${now}`.execute(ctx.db)
  await purgeLimits(ctx)
}
