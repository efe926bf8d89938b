import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { containing } from '#platform/db/like'
import { PLANNED_ANEW } from '#platform/db/pool'

type UserRow = {
  _id: string
  email: string
  name: string
  role: 'customer' | 'admin'
  emailVerified: boolean
  createdAt: string
  seenAt: string | null
}
type Row = Omit<UserRow, 'createdAt' | 'seenAt'> & { createdAt: Date; seenAt: Date | null; micros: number }

/**
 * Users, newest first, `limit` at a time. `q` searches e-mail and name. For admins. Whether the index or a scan is
 * faster depends on how common the words are, so PostgreSQL plans it each time.
 */
export async function listUsers(
  ctx: Ctx,
  { q, cursor, limit }: { q?: string; cursor?: string; limit: number },
): Promise<{ users: UserRow[]; next: string | null }> {
  adminOf(ctx)
  const search = q ? sql`and search like ${containing(q)}` : sql``
  const { rows } = await sql<Row>`${PLANNED_ANEW}
    select id as "_id", email, name, role, email_verified as "emailVerified", created_at as "createdAt",
      seen_at as "seenAt", ${microsOf('created_at')} as micros
    from users where ${afterCursor(cursor, ['created_at', 'id'])} ${search}
    order by created_at desc, id desc limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, ({ micros, _id: id }) => ({ micros, id }))
  return { users: page.map(userRow), next }
}

function userRow({ _id, email, name, role, emailVerified, createdAt, seenAt }: Row): UserRow {
  return {
    _id,
    email,
    name,
    role,
    emailVerified,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }
}
