import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { microsOf, readPlace, timeOf, writePlace } from '#platform/cursor'
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
): Promise<{ users: UserRow[]; next: string | undefined }> {
  adminOf(ctx)
  const place = readPlace(cursor)
  const after = place ? sql`and (created_at, id) < (${timeOf(place.micros)}, ${place.id})` : sql``
  const search = q ? sql`and search like ${containing(q)}` : sql``
  const { rows } = await sql<Row>`${PLANNED_ANEW}
    select id as "_id", email, name, role, email_verified as "emailVerified", created_at as "createdAt",
      seen_at as "seenAt", ${microsOf('created_at')} as micros
    from users where true ${after} ${search}
    order by created_at desc, id desc limit ${limit + 1}`.execute(ctx.db)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    users: rows.slice(0, limit).map(userRow),
    next: last && writePlace({ micros: last.micros, id: last._id }),
  }
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
