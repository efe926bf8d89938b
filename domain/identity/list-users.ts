import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { PLANNED_ANEW } from '#platform/db/pool'
import { invalid } from '#platform/errors'

export type UserRow = {
  _id: string
  email: string
  name: string
  role: 'customer' | 'admin'
  emailVerified: boolean
  createdAt: string
  seenAt: string | null
}
type Row = Omit<UserRow, 'createdAt' | 'seenAt'> & { createdAt: Date; seenAt: Date | null; place: string }

/** What a cursor stands for: the moment, in microseconds, and the id of the last row seen. */
function placeOf(cursor: string): [micros: string, id: string] {
  const [, micros, id] = /^(\d{1,17})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (!micros || !id) throw invalid({ cursor: 'is not one of ours' })
  return [micros, id]
}

/** The words of a search as a pattern for `like`, in lower case as what is searched. */
const within = (q: string) => `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * Users, newest first, `limit` at a time. `q` is looked for in e-mail and name. For admins.
 * How common the words are decides whether their index or the list itself is quicker, so it is planned anew.
 */
export async function listUsers(
  ctx: Ctx,
  { q, cursor, limit }: { q?: string; cursor?: string; limit: number },
): Promise<{ users: UserRow[]; next: string | undefined }> {
  adminOf(ctx)
  const [micros, id] = cursor ? placeOf(cursor) : []
  const after = cursor
    ? sql`and (created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id})`
    : sql``
  const search = q ? sql`and search like ${within(q)}` : sql``
  const { rows } = await sql<Row>`${PLANNED_ANEW}
    select id as "_id", email, name, role, email_verified as "emailVerified", created_at as "createdAt",
      seen_at as "seenAt", (extract(epoch from created_at) * 1000000)::bigint || '.' || id as place
    from users where true ${after} ${search}
    order by created_at desc, id desc limit ${limit + 1}`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  return {
    users: shown.map(userRow),
    next: rows.length > limit ? shown.at(-1)!.place : undefined,
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
