import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { type PostRow, postColumns, toPost } from './post-row.ts'
import type { Post } from './schema.ts'

/** @throws Problem 404 */
export async function showPost(ctx: Ctx, id: string): Promise<Post> {
  const number = rowId(id, 'post')
  shows(ctx, tag.post(number))
  const { rows } = await sql<PostRow>`select ${postColumns} from post where id = ${number}`.execute(ctx.db)
  if (!rows[0]) throw notFound('post')
  return toPost(rows[0])
}
