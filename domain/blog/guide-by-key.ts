import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** A post as a link. */
export type Guide = { href: string; title: string }

/** The post of that key, as a link; null: the shop has none. */
export async function guideByKey(ctx: Ctx, key: string): Promise<Guide | null> {
  shows(ctx, tag.posts)
  const guides = await ctx.cache.get('guides-by-key', [tag.posts], async () => {
    const { rows } = await sql<{ id: number; key: string; title: string }>`
      select id, key, title from post where key is not null`.execute(ctx.db)
    return new Map(rows.map(({ id, key, title }) => [key, { href: `/singleBlog/${id}`, title }]))
  })
  return guides.get(key) ?? null
}
