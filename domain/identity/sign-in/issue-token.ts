import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { forbidden } from '#platform/errors'
import type { Session } from './auth.ts'
import { hashOf } from './find-actor.ts'

const LIFE_MINUTES = 15

/**
 * Issues an access token to the person with this live session; only its hash is stored. Counts as a visit and never
 * changes their role. Every e-mail that the caller claims must be that person's own (403).
 */
export async function issueToken(ctx: Ctx, session: Session, claims: string[]): Promise<string> {
  if (claims.some((email) => email !== session.email)) throw forbidden(phrase('refusal.ownEmailOnly'))
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const expires = new Date(now.getTime() + LIFE_MINUTES * 60_000)
  await sql`
    with visitor as (update users set seen_at = ${now} where id = ${session.userId} returning id, role)
    insert into access_tokens (hash, user_id, session_id, role, expires_at)
    select ${hashOf(token)}, id, ${session.id}, role, ${expires} from visitor`.execute(ctx.db)
  return token
}
