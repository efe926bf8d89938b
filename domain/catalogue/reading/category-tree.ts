import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'
import { partCounts, partsOf } from '../in-memory/part-counts.ts'
import type { CategoryNode } from '../schema.ts'

/** The whole category tree down to part types, with the number of parts of each node. */
export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  shows(ctx, tag.parts, tag.assortment())
  const [taxonomy, counts] = await Promise.all([catalogueTaxonomy(ctx), partCounts(ctx)])
  const byType = new Map(counts.ofType.map((one) => [one.type, partsOf(one)]))
  const below = (parentId: number | null): CategoryNode[] =>
    taxonomy.childrenOf(parentId).map(({ slug, name, categoryId }) => ({
      slug,
      name,
      count: taxonomy.typesOf(slug).reduce((sum, id) => sum + (byType.get(id) ?? 0), 0),
      children: categoryId === null ? [] : below(categoryId),
    }))
  return below(null)
}
