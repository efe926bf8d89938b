import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { catalogueTaxonomy } from './in-memory/taxonomy.ts'

/** Every category and part type with parts, and the time of its newest change. */
export async function mapCategories(ctx: Ctx): Promise<{ slug: string; changedAt: string }[]> {
  shows(ctx, tag.parts, tag.assortment())
  const [taxonomy, { rows }] = await Promise.all([
    catalogueTaxonomy(ctx),
    sql<{ type: number; changed: Date }>`
      select type_id as type, max(updated_at) as changed from part where status = 'sold' group by type_id`.execute(
      ctx.db,
    ),
  ])
  const changes = new Map(rows.map(({ type, changed }) => [type, changed.getTime()]))
  const slugs = [...taxonomy.categories, ...taxonomy.types].map(({ slug }) => slug)
  return [...new Set(slugs)].flatMap((slug) => {
    const changed = Math.max(...taxonomy.typesOf(slug).map((id) => changes.get(id) ?? 0))
    return changed > 0 ? [{ slug, changedAt: new Date(changed).toISOString() }] : []
  })
}
