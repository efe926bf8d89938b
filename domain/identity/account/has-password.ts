import { sql } from 'kysely'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'

/** Whether the caller's account has a password. Who has only ever signed in with Google has none. */
export async function hasPassword(ctx: Ctx): Promise<boolean> {
  const { id } = userOf(ctx)
  const { rows } = await sql`
    select from accounts where user_id = ${id} and provider_id = 'credential' and password is not null`.execute(ctx.db)
  return rows.length > 0
}
