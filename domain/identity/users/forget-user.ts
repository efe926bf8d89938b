import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { forgetGuestAnswers } from '#platform/db/idempotency-keys'
import { forgetJobs } from '#platform/jobs'
import { newEmailLinkOf } from '../sign-in/forget-links.ts'

type Gone = { email: string; emailVerified: boolean }

/**
 * Deletes a user with their sessions and profiles; their orders stay. The log keeps who removed whom by id alone: what is deleted is
 * gone. Returns their address; undefined: there is no such user. Needs a transaction.
 */
export async function forgetUser(ctx: Ctx, id: string): Promise<Gone | undefined> {
  const { rows } = await sql<Gone & { role: string }>`
    delete from users where id = ${id} returning email, role, email_verified as "emailVerified"`.execute(ctx.db)
  const [gone] = rows
  if (!gone) return undefined
  await recordAudit(ctx, { what: 'user.remove', id, before: { role: gone.role }, after: null })
  // An address that was to replace theirs goes, too.
  const { rows: links } = await sql<{ email: string }>`
    delete from verifications where identifier = ${newEmailLinkOf(id)}
    returning split_part(value, ' ', 2) as email`.execute(ctx.db)
  for (const { email } of links) await forgetJobs(ctx.db, { to: email })
  return gone
}

/** Deletes what waits for the address of a removed user: mails, and parts that it waited for. Needs a transaction. */
export async function forgetAddressOf(ctx: Ctx, { email }: Gone): Promise<void> {
  await forgetJobs(ctx.db, { to: email })
  // An order that such a request places again nobody pays, and its hold lapses.
  await forgetGuestAnswers(ctx.db, { email })
  await ctx.jobs.send(ctx.db, 'forget-address', { email })
}
