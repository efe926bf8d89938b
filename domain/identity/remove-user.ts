import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf, AdminsOnly } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { forgetGuestAnswers } from '#platform/db/idempotency-keys'
import { conflict } from '#platform/errors'
import { forgetJobs } from '#platform/jobs'
import { newEmailLinkOf } from './forget-links.ts'

type Row = { email: string; role: string }

/**
 * Removes a user with their sessions and profiles, the mails to them and the parts that they waited for; their orders stay.
 * The log keeps who removed whom by id alone: what is deleted is gone. Returns the number of removed users. Admins
 * cannot remove themselves or the last admin. It locks all admins in one order first, so of two who remove each other
 * the second is no longer an admin.
 */
export function removeUser(ctx: Ctx, id: string): Promise<number> {
  const remover = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows: admins } = await sql<{ id: string }>`
      select id from users where role = 'admin' order by id for update`.execute(ctx.db)
    if (!admins.some((admin) => admin.id === remover.id)) throw new AdminsOnly()
    if (id === remover.id) {
      if (admins.length === 1) throw conflict('last-admin', phrase('refusal.lastAdmin'))
      throw conflict('own-account', phrase('refusal.ownAccount'))
    }
    const { rows } = await sql<Row>`delete from users where id = ${id} returning email, role`.execute(ctx.db)
    const [gone] = rows
    if (!gone) return 0
    await recordAudit(ctx, { what: 'user.remove', id, before: { role: gone.role }, after: null })
    await forgetJobs(ctx.db, { to: gone.email })
    // An address that was to replace it goes, too.
    const { rows: links } = await sql<{ email: string }>`
      delete from verifications where identifier = ${newEmailLinkOf(id)}
      returning split_part(value, ' ', 2) as email`.execute(ctx.db)
    for (const { email } of links) await forgetJobs(ctx.db, { to: email })
    // An order that such a request places again nobody pays, and its hold lapses.
    await forgetGuestAnswers(ctx.db, { email: gone.email })
    await ctx.jobs.send(ctx.db, 'forget-address', { email: gone.email })
    return 1
  })
}
