import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Deletes the links for a new password that were mailed to somebody, once a new one is chosen: an older link may be in the hands
 * of whoever the new password is to keep out.
 */
export async function forgetLinks(ctx: Ctx, userId: string): Promise<void> {
  await sql`delete from verifications where value = ${userId} and identifier like 'reset-password:%'`.execute(ctx.db)
}
