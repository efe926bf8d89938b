import { sql } from 'kysely'
import { adminOf, AdminsOnly } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'

/**
 * Makes a user an admin. Returns the number of changed users: 0 if they already were one. It locks all admins in one order first,
 * so who is made a customer in that moment makes nobody an admin, and not themselves again.
 */
export function makeAdmin(ctx: Ctx, email: string): Promise<number> {
  const by = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows: admins } = await sql<{ id: string }>`
      select id from users where role = 'admin' order by id for update`.execute(ctx.db)
    if (!admins.some(({ id }) => id === by.id)) throw new AdminsOnly()
    const { rows } = await sql<{ id: string; role: string }>`
      select id, role from users where email = ${email} for update`.execute(ctx.db)
    const user = rows[0]
    if (!user) throw notFound('user')
    if (user.role === 'admin') return 0
    await sql`update users set role = 'admin', updated_at = ${ctx.clock.now()} where id = ${user.id}`.execute(ctx.db)
    await recordAudit(ctx, {
      what: 'user.make-admin',
      id: user.id,
      before: { role: user.role },
      after: { role: 'admin' },
    })
    return 1
  })
}
