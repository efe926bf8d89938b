import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Under this name waits the link for an account's new e-mail address. */
export const newEmailLinkOf = (userId: string) => `new-email:${userId}`

/**
 * Deletes the links for a new password, and for a new e-mail address, that were mailed to somebody, once a new one is chosen: an older
 * link may be in the hands of whoever that is to keep out.
 */
export async function forgetLinks(ctx: Ctx, userId: string): Promise<void> {
  await sql`
    delete from verifications
    where value = ${userId} and identifier like 'reset-password:%' or identifier = ${newEmailLinkOf(userId)}`.execute(
    ctx.db,
  )
}
