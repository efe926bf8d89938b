import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { catalogueFrame } from './frame.ts'

/** Every category and part type with parts, and the time of its newest change. */
export async function mapCategories(ctx: Ctx): Promise<{ slug: string; changedAt: string }[]> {
  shows(ctx, tag.parts, tag.assortment())
  const [frame, { rows }] = await Promise.all([
    catalogueFrame(ctx),
    sql<{ type: number; changed: Date }>`
      select type_id as type, max(updated_at) as changed from part group by type_id`.execute(ctx.db),
  ])
  const changes = new Map(rows.map(({ type, changed }) => [type, changed.getTime()]))
  const slugs = [...frame.categories, ...frame.types].map(({ slug }) => slug)
  return [...new Set(slugs)].flatMap((slug) => {
    const changed = Math.max(...frame.typesOf(slug).map((id) => changes.get(id) ?? 0))
    return changed > 0 ? [{ slug, changedAt: new Date(changed).toISOString() }] : []
  })
}
