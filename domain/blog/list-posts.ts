import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type CardRow, cardColumns, toCard } from './post-row.ts'
import type { PostCard } from './schema.ts'

/** Posts, newest first: all, or at most `limit`. */
export async function listPosts(ctx: Ctx, limit: number | null = null): Promise<PostCard[]> {
  shows(ctx, tag.posts)
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from post order by created_at desc, id desc limit ${limit}`.execute(ctx.db)
  return rows.map(toCard)
}
