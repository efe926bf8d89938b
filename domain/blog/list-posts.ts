import { sql } from 'kysely'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type CardRow, cardColumns, toCard } from './post-row.ts'
import type { PostCard } from './schema.ts'

/** The newest posts first, `limit` of them at most. */
export async function listPosts(ctx: Ctx, limit = 200): Promise<PostCard[]> {
  shows(ctx, 'posts')
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from post order by created_at desc, id desc limit ${limit}`.execute(ctx.db)
  return rows.map(toCard)
}
