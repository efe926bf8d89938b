import { sql } from 'kysely'
import { summarise } from '#common/markdown'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { PostInput } from './schema.ts'

/** Adds a post by an admin, under the name `author` or their own. Returns its id. */
export async function writePost(ctx: Ctx, input: PostInput): Promise<string> {
  const admin = adminOf(ctx)
  const { blogTitle, description, img, author } = input
  const summary = input.summary || summarise(description)
  const now = ctx.clock.now()
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: number }>`
      insert into post (title, summary, description, img, author, created_at, updated_at)
      values (${blogTitle}, ${summary}, ${description}, ${img},
        coalesce(${author || null}, (select name from users where id = ${admin.id}), ''), ${now}, ${now})
      returning id`.execute(ctx.db)
    const id = String(rows[0]?.id)
    await recordAudit(ctx, { what: 'post.create', id, before: null, after: input })
    await changed(ctx, tag.posts, tag.post(id))
    return id
  })
}
