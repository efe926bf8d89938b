import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { summarise } from '#common/markdown'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { type PostRow, postColumns, toPost } from './post-row.ts'
import type { Post, PostChange, PostInput } from './schema.ts'

/** The summary for the new text: the given one, an old one that somebody wrote, or the new first paragraph. */
function summaryFor(input: PostInput, before: PostRow): string {
  if (input.summary) return input.summary
  const written = before.summary !== summarise(before.description)
  return written && input.summary === undefined ? before.summary : summarise(input.description)
}

/**
 * Changes a post, for admins.
 * @throws Problem 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function updatePost(ctx: Ctx, id: string, { version, ...input }: PostChange): Promise<Post> {
  adminOf(ctx)
  const number = rowId(id, 'post')
  return tx(ctx, async (ctx) => {
    const found = await sql<PostRow>`select ${postColumns} from post where id = ${number} for update`.execute(ctx.db)
    const before = found.rows[0]
    if (!before) throw notFound('post')
    if (version !== undefined && version !== before.version)
      throw changedMeanwhile({ current: toPost(before) }, phrase('refusal.postChangedMeanwhile'))
    const { rows } = await sql<PostRow>`
      update post set title = ${input.blogTitle}, summary = ${summaryFor(input, before)},
        description = ${input.description}, img = ${input.img}, author = ${input.author || before.author},
        updated_at = ${ctx.clock.now()}, version = version + 1
      where id = ${number} returning ${postColumns}`.execute(ctx.db)
    const [after] = rows
    if (!after) throw notFound('post')
    await recordAudit(ctx, { what: 'post.update', id, before, after })
    await changed(ctx, tag.posts, tag.post(number))
    return toPost(after)
  })
}
