import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * The job `join-orders`, after a sign-in and when an e-mail address is proved: what a guest ordered with an account's
 * address becomes that account's, once the address is proved. Its key stays valid.
 */
export async function joinOrders(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  await sql`
    update orders o set user_id = u.id from users u
    where u.id = ${userId} and u.email_verified and o.email = u.email and o.user_id is null and o.guest_from is not null`.execute(
    ctx.db,
  )
}
