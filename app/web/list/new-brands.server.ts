import { redirect } from 'react-router'
import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/** A list's address that names a brand as it was called before it went into another one leads to that one's list: throws the way there. */
export async function leadToNewBrands(ctx: Ctx, params: URLSearchParams): Promise<void> {
  const asked = params.getAll('brand')
  if (asked.length === 0) return
  const { brandBySlug } = await catalogueTaxonomy(ctx)
  const brands = new Set(asked.map((slug) => brandBySlug.get(slug)?.slug ?? slug))
  if (asked.every((slug) => brands.has(slug))) return
  const others = new URLSearchParams(params)
  others.delete('brand')
  for (const slug of brands) others.append('brand', slug)
  throw redirect(`/shop?${others}`)
}
