import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { conflict, unauthorised } from '#platform/errors'
import type { Session } from '../sign-in/auth.ts'
import { forgetAddressOf, forgetUser } from '../users/forget-user.ts'
import { lockPassword, provePassword } from './prove-password.ts'

/**
 * Deletes somebody's own account, and mails its address that it is gone. The orders stay with the shop; the links in their mails
 * still open them.
 * @throws Problem 409 `no-password` or `admin-account`, 400 for a wrong password
 */
export async function deleteAccount(ctx: Ctx, session: Session, currentPassword: string): Promise<void> {
  const { userId: id, email } = session
  const account = await provePassword(ctx, id, currentPassword)
  const acting = { ...ctx, actor: { kind: 'user' as const, id, email, role: 'customer' as const } }
  await tx(acting, async (ctx) => {
    // Whoever is made an admin in this moment either is one here, or is gone.
    const { rows } = await sql<{ role: string }>`select role from users where id = ${id} for update`.execute(ctx.db)
    if (!rows[0]) throw unauthorised()
    if (rows[0].role === 'admin') throw conflict('admin-account', phrase('refusal.adminAccount'))
    await lockPassword(ctx, account)
    const gone = (await forgetUser(ctx, id))!
    // What waits at an address that was never proved may be another person's.
    if (gone.emailVerified) await forgetAddressOf(ctx, gone)
    await ctx.jobs.send(ctx.db, 'send-mail', { template: 'account-deleted', to: gone.email, name: account.name })
  })
}
