import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin, userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { forbidden } from '#platform/errors'

/** Whether a person is an admin. People may ask about themselves; admins about anybody. */
export async function isAdminByEmail(ctx: Ctx, email: string): Promise<boolean> {
  const asker = userOf(ctx)
  if (asker.email === email) return asker.role === 'admin'
  if (!isAdmin(ctx)) throw forbidden(phrase('refusal.askOwnEmailOnly'))
  const { rows } = await sql`select 1 from users where email = ${email} and role = 'admin'`.execute(ctx.db)
  return rows.length > 0
}
