import { sql } from 'kysely'
import { slugOf } from '#domain/vehicles'
import { summarise } from '#common/markdown'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { PostInput } from './schema.ts'

/**
 * Adds a post by an admin, under the name `author` or their own. `key`: by which data refers to it, else one from its title.
 * Returns its id.
 */
export async function writePost(ctx: Ctx, input: PostInput, key = slugOf(input.blogTitle)): Promise<string> {
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
    await setKey(ctx, id, key)
    await recordAudit(ctx, { what: 'post.create', id, before: null, after: input })
    await changed(ctx, tag.posts, tag.post(id))
    return id
  })
}

/** Two posts may get the same title at once, so the lock is taken before the look. */
async function setKey(ctx: Ctx, id: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('post.key'))`.execute(ctx.db)
  await sql`
    update post set key = case when exists (select from post where key = ${key}) then ${`${key}--${id}`} else ${key} end
    where id = ${id}::int`.execute(ctx.db)
}
