import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, Ctx } from '#platform/context'
import { cookieNames } from './session-cookie.ts'

type Row = { id: string; email: string; role: 'customer' | 'admin' }

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

const actorOf = (row: Row | undefined): Actor | undefined => row && { kind: 'user', ...row }

/**
 * Whom an access token names, with the role of this very moment. `undefined` when it is unknown or over, when its
 * session has ended, or when it was given to somebody who was an admin then and is none now.
 */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role
    from access_tokens t join sessions s on s.id = t.session_id join users u on u.id = t.user_id
    where t.hash = ${hashOf(token)} and t.expires_at > ${ctx.clock.now()} and s.expires_at > ${ctx.clock.now()}
      and (u.role = t.role or u.role = 'admin')`.execute(ctx.db)
  return actorOf(rows[0])
}

/** Whom a request's Cookie header names by its session: for pages, which carry no bearer token. */
export async function findActorBySession(ctx: Ctx, cookieHeader: string | null): Promise<Actor | undefined> {
  const token = sessionTokenIn(cookieHeader ?? '')
  if (!token) return undefined
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role from sessions s join users u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > ${ctx.clock.now()}`.execute(ctx.db)
  return actorOf(rows[0])
}

/** The session's secret: what stands before the dot, and the signature after it. Unguessable by itself. */
function sessionTokenIn(header: string): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (cookieNames.includes(name ?? '')) return /^[\w-]{20,64}(?=\.|%2E)/i.exec(value ?? '')?.[0]
  }
  return undefined
}
