import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid } from '#platform/errors'
import type { Session } from '../sign-in/auth.ts'
import { adminOfSettings } from '../admins/ensure-admin.ts'
import { hashOf } from '../sign-in/find-actor.ts'
import { newEmailLinkOf } from '../sign-in/forget-links.ts'
import { lockPassword, provePassword } from './prove-password.ts'
import { emailTaken } from '../refusal.ts'

const HOURS = 24

type Wanted = { newEmail: string; currentPassword: string }

/**
 * Mails a link to the address by which somebody wants to sign in from now on, and a notice to the present one. Nothing changes until the
 * link is opened; an earlier one counts no more.
 * @throws Problem 409 `no-password` for who signs in with Google alone, 400 for a wrong password or the same address, 409
 * `email-of-settings` or `email-taken`
 */
export async function askNewEmail(ctx: Ctx, session: Session, { newEmail, currentPassword }: Wanted): Promise<void> {
  const account = await provePassword(ctx, session.userId, currentPassword)
  // At the next start whoever has this address is made an admin.
  if (session.email === adminOfSettings(ctx.config))
    throw conflict('email-of-settings', phrase('refusal.emailOfSettings'))
  if (newEmail === session.email) throw invalid({ newEmail: phrase('refusal.sameEmail') })
  if (await isTaken(ctx, newEmail)) throw emailTaken('newEmail')
  const token = randomBytes(32).toString('base64url')
  await tx(ctx, async (ctx) => {
    // A password that is replaced meanwhile ends all links: either it is seen here, or it sees this link.
    await lockPassword(ctx, account)
    await storeLink(ctx, session, { token, newEmail })
    const { baseUrl } = ctx.config
    const mail = { name: account.name }
    const link = `${baseUrl}/dashboard/email?token=${token}`
    await ctx.jobs.send(ctx.db, 'send-mail', { template: 'new-email', to: newEmail, link, ...mail })
    await ctx.jobs.send(ctx.db, 'send-mail', { template: 'new-email-asked', to: session.email, ...mail })
  })
}

async function isTaken(ctx: Ctx, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email = ${email}`.execute(ctx.db)
  return rows.length > 0
}

/** One link for each account; of its token only the hash is kept. */
async function storeLink(ctx: Ctx, { userId }: Session, { token, newEmail }: { token: string; newEmail: string }) {
  const now = ctx.clock.now()
  const id = newEmailLinkOf(userId)
  // Of two who ask at once the second waits, and replaces the first one's link.
  await sql`select from users where id = ${userId} for no key update`.execute(ctx.db)
  await sql`delete from verifications where identifier = ${id}`.execute(ctx.db)
  await sql`
    insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${randomBytes(16).toString('hex')}, ${id}, ${`${hashOf(token).toString('hex')} ${newEmail}`},
      ${new Date(now.getTime() + HOURS * 3_600_000)}, ${now}, ${now})`.execute(ctx.db)
}
