import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf, AdminsOnly } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { adminOfSettings } from './ensure-admin.ts'

/**
 * Makes an admin a customer again, whose tokens of an admin are refused from then on. Returns the number of changed users: 0 if they
 * were a customer already. The last admin stays one: all admins are locked in one order first, so of two who do this to each
 * other the second is no longer an admin. For admins.
 * @throws Problem 404, 409 `last-admin`, `email-of-settings` for whom every start makes an admin
 */
export function unmakeAdmin(ctx: Ctx, email: string): Promise<number> {
  const by = adminOf(ctx)
  if (email === adminOfSettings(ctx.config) && ctx.config.ADMIN_PASSWORD)
    throw conflict('email-of-settings', phrase('refusal.adminOfSettings'))
  return tx(ctx, async (ctx) => {
    const { rows: admins } = await sql<{ id: string; email: string }>`
      select id, email from users where role = 'admin' order by id for update`.execute(ctx.db)
    if (!admins.some(({ id }) => id === by.id)) throw new AdminsOnly()
    const admin = admins.find((one) => one.email === email)
    if (!admin) {
      const { rows } = await sql`select 1 from users where email = ${email}`.execute(ctx.db)
      if (!rows[0]) throw notFound('user')
      return 0
    }
    if (admins.length === 1) throw conflict('last-admin', phrase('refusal.lastAdminStays'))
    await sql`update users set role = 'customer', updated_at = ${ctx.clock.now()} where id = ${admin.id}`.execute(
      ctx.db,
    )
    await recordAudit(ctx, {
      what: 'user.unmake-admin',
      id: admin.id,
      before: { role: 'admin' },
      after: { role: 'customer' },
    })
    return 1
  })
}
