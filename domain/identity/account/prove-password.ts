import { verifyPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { unauthorised } from '#platform/errors'
import { refusalOf } from '../refusal.ts'

/** `password`: its hash. */
type Account = { id: string; name: string; password: string }

/**
 * The account of somebody who types its current password.
 * @throws Problem 409 `no-password` for who signs in with Google alone, 400 for a wrong password
 */
export async function provePassword(ctx: Ctx, userId: string, currentPassword: string): Promise<Account> {
  const { rows } = await sql<{ id: string; name: string; password: string | null }>`
    select u.id, u.name, a.password from users u
    left join accounts a on a.user_id = u.id and a.provider_id = 'credential' where u.id = ${userId}`.execute(ctx.db)
  const [account] = rows
  if (!account) throw unauthorised()
  if (!account.password) throw refusalOf(400, 'CREDENTIAL_ACCOUNT_NOT_FOUND')
  const { password } = account
  if (!(await verifyPassword({ hash: password, password: currentPassword }))) throw refusalOf(400, 'INVALID_PASSWORD')
  return { ...account, password }
}

/** Locks a proved password until the transaction ends. @throws Problem 400 where it was replaced meanwhile */
export async function lockPassword(ctx: Ctx, { id, password }: Account): Promise<void> {
  const { rows } = await sql`
    select id from accounts where user_id = ${id} and provider_id = 'credential' and password = ${password}
    for share`.execute(ctx.db)
  if (rows.length === 0) throw refusalOf(400, 'INVALID_PASSWORD')
}
