import { APIError } from 'better-auth/api'
import { verifyPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

type Change = { userId: string; current: string; hash: string }

/**
 * Replaces a password by a new one's hash, if the current one is still the given one: a reset may have replaced it since
 * better-auth checked that, and better-auth would write over it.
 * @throws APIError INVALID_PASSWORD, as for a wrong current password
 */
export async function replacePassword(ctx: Ctx, { userId, current, hash }: Change): Promise<void> {
  const { rows } = await sql<{ id: string; password: string }>`
    select id, password from accounts
    where user_id = ${userId} and provider_id = 'credential' and password is not null`.execute(ctx.db)
  const [account] = rows
  if (account && (await verifyPassword({ hash: account.password, password: current }))) {
    const { numAffectedRows } = await sql`
      update accounts set password = ${hash}, updated_at = ${ctx.clock.now()}
      where id = ${account.id} and password = ${account.password}`.execute(ctx.db)
    if (numAffectedRows) return
  }
  throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' })
}
