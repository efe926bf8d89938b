import type { Ctx } from '#platform/context'
import { catalogueTaxonomy } from './in-memory/taxonomy.ts'

/** What renames brands and part types which have gone into another one, in values of a part that were kept for later. */
export async function followMerges(ctx: Ctx): Promise<<T extends object>(values: T) => T> {
  const { brandBySlug, typeByOtherSlug } = await catalogueTaxonomy(ctx)
  return (values) => {
    const { brand, category } = values as { brand?: unknown; category?: unknown }
    const now = { brand: brandBySlug.get(String(brand))?.slug, category: typeByOtherSlug.get(String(category))?.slug }
    return { ...values, ...(now.brand && { brand: now.brand }), ...(now.category && { category: now.category }) }
  }
}
