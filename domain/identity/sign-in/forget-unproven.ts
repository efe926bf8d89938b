import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

type NewAccount = { id: string; userId: string; providerId: string }

/**
 * When an identity provider's verified e-mail joins an account whose own e-mail was never verified, deletes the
 * account's password and sessions: they may belong to somebody who signed up with another person's address.
 */
export async function forgetUnproven(ctx: Ctx, account: NewAccount): Promise<void> {
  if (account.providerId === 'credential') return
  await sql`
    with unproven as (select id from users where id = ${account.userId} and not email_verified),
      passwords as (delete from accounts where user_id in (select id from unproven) and id <> ${account.id}),
      links as (delete from verifications where identifier in (select 'new-email:' || id from unproven))
    delete from sessions where user_id in (select id from unproven)`.execute(ctx.db)
}
