import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, Ctx } from '#platform/context'

type Row = { id: string; email: string; role: 'customer' | 'admin' }

/** The SHA-256 of a token: all that the database keeps of it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * The user of an access token, with their current role. `undefined` if the token is unknown or expired, if its session
 * has ended, or if it was issued to an admin who is none any more.
 */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role
    from access_tokens t join sessions s on s.id = t.session_id join users u on u.id = t.user_id
    where t.hash = ${hashOf(token)} and t.expires_at > ${ctx.clock.now()} and s.expires_at > ${ctx.clock.now()}
      and (u.role = t.role or u.role = 'admin')`.execute(ctx.db)
  return rows[0] && { kind: 'user', ...rows[0] }
}
