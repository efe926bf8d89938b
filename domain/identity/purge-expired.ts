import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Deletes access tokens, sessions and mailed links that are over. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await sql`delete from access_tokens where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from sessions where expires_at < ${now}`.execute(ctx.db)
  await sql`delete from verifications where expires_at < ${now}`.execute(ctx.db)
}
