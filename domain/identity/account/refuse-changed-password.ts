import { verifyPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { refusalOf } from '../refusal.ts'

/** The stored form of an account's password, by which a later one can be told from it. Undefined without a password. */
export async function storedPassword(ctx: Ctx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ password: string }>`
    select a.password from users u join accounts a on a.user_id = u.id and a.provider_id = 'credential'
    where u.email = ${email} and a.password is not null`.execute(ctx.db)
  return rows[0]?.password
}

/** The stored form of an account's password, if `password` is still the one. */
export async function storedPasswordIf(ctx: Ctx, email: string, password: string): Promise<string | undefined> {
  const hash = await storedPassword(ctx, email)
  return hash !== undefined && (await verifyPassword({ hash, password })) ? hash : undefined
}

/**
 * Ends a session that has just begun if the account's password is not the one it was opened with, `before`. A new password
 * ends all sessions, but checking one takes a while, and a session that began after that would live on with the old password.
 * @throws Problem 401, as for a wrong password
 */
export async function refuseChangedPassword(ctx: Ctx, session: { token: string; before: string | undefined }) {
  const { token, before = null } = session
  const { rows } = await sql`
    delete from sessions s where s.token = ${token} and not exists (
      select from accounts a where a.user_id = s.user_id and a.provider_id = 'credential' and a.password = ${before})
    returning s.id`.execute(ctx.db)
  if (rows.length > 0) throw refusalOf(401, 'INVALID_EMAIL_OR_PASSWORD')
}
