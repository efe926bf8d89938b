import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { type PostRow, postColumns } from './post-row.ts'

/** Deletes a post. Returns the number of deleted posts. @throws Problem 404 */
export async function deletePost(ctx: Ctx, id: string): Promise<number> {
  adminOf(ctx)
  const number = rowId(id, 'post')
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<PostRow>`delete from post where id = ${number} returning ${postColumns}`.execute(ctx.db)
    if (!rows[0]) throw notFound('post')
    await recordAudit(ctx, { what: 'post.delete', id, before: rows[0], after: null })
    await changed(ctx, tag.posts, tag.post(number))
    return rows.length
  })
}
