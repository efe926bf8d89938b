import { sql } from 'kysely'
import { isAdmin, userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { notFound } from '#platform/errors'
import type { Profile } from './schema.ts'

const shown = sql`p.id as "_id", u.name, u.email, p.number, p.address, p.education, p.photo_url as "photoURL"`

/** The caller's own profiles, newest first; for an admin everybody's, `limit` at a time. */
export async function listProfiles(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<{ profiles: Profile[]; next: string | null }> {
  const { id } = userOf(ctx)
  const whose = isAdmin(ctx) ? sql`true` : sql`p.user_id = ${id}`
  const after = afterCursor(cursor, ['p.created_at', 'p.id'])
  const { rows } = await sql<Profile & { micros: number }>`
    select ${shown}, ${microsOf('p.created_at')} as micros from profiles p join users u on u.id = p.user_id
    where ${whose} and ${after} order by p.created_at desc, p.id desc limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, ({ micros, _id: id }) => ({ micros, id }))
  return { profiles: page.map(({ micros: _micros, ...profile }) => profile), next }
}

/** One profile, for its owner or an admin; 404 for anybody else. */
export async function findProfile(ctx: Ctx, id: string): Promise<Profile> {
  const asker = userOf(ctx)
  const { rows } = await sql<Profile>`
    select ${shown} from profiles p join users u on u.id = p.user_id
    where p.id = ${id} and (p.user_id = ${asker.id} or ${isAdmin(ctx)})`.execute(ctx.db)
  if (!rows[0]) throw notFound('profile')
  return rows[0]
}
