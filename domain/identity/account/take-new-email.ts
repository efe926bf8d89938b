import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { codeOf, Problem } from '#platform/errors'
import type { Session } from '../sign-in/auth.ts'
import { hashOf } from '../sign-in/find-actor.ts'
import { forgetLinks, newEmailLinkOf } from '../sign-in/forget-links.ts'
import { emailTaken } from '../refusal.ts'

type Before = { email: string; name: string; verified: boolean }

/**
 * Makes the address to which a link was mailed the one by which its owner signs in, once. Whoever opens it must be signed in, so that a
 * mistyped address gives nobody an account. All other sessions end, as do links for a new password that lie in the old mailbox; what
 * waits for the old address follows. Answers the new one.
 * @throws Problem 400 `link-expired` where it is too old, used, replaced or another account's; 409 `email-taken`
 */
export async function takeNewEmail(ctx: Ctx, session: Session, token: string): Promise<string> {
  const { userId } = session
  const acting = {
    ...ctx,
    actor: { kind: 'user' as const, id: userId, email: session.email, role: 'customer' as const },
  }
  try {
    return await tx(acting, async (ctx) => {
      const { rows } = await sql<Before>`
        select email, name, email_verified as verified from users where id = ${userId} for update`.execute(ctx.db)
      const email = rows[0] && (await linkedEmail(ctx, userId, token))
      if (!email) throw new Problem(400, 'link-expired', phrase('refusal.newEmailLink'))
      await replace(ctx, session, { email, before: rows[0]! })
      return email
    })
  } catch (err) {
    throw codeOf(err) === '23505' ? emailTaken() : err
  }
}

async function linkedEmail(ctx: Ctx, userId: string, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    delete from verifications where identifier = ${newEmailLinkOf(userId)} and expires_at > ${ctx.clock.now()}
      and split_part(value, ' ', 1) = ${hashOf(token).toString('hex')}
    returning split_part(value, ' ', 2) as email`.execute(ctx.db)
  return rows[0]?.email
}

async function replace(ctx: Ctx, { id, userId }: Session, { email, before }: { email: string; before: Before }) {
  const now = ctx.clock.now()
  await sql`update users set email = ${email}, email_verified = true, updated_at = ${now} where id = ${userId}`.execute(
    ctx.db,
  )
  await sql`delete from sessions where user_id = ${userId} and id <> ${id}`.execute(ctx.db)
  await forgetLinks(ctx, userId)
  // The log names the account by its id: what is removed later is gone, its addresses too.
  const proved = { emailVerified: before.verified }
  await recordAudit(ctx, { what: 'user.change-email', id: userId, before: proved, after: { emailVerified: true } })
  const { email: old, verified } = before
  await ctx.jobs.send(ctx.db, 'send-mail', { template: 'email-changed', to: old, name: before.name })
  await ctx.jobs.send(ctx.db, 'follow-address', { userId, email: old, verified, to: email })
  await ctx.jobs.send(ctx.db, 'join-orders', { userId })
}
