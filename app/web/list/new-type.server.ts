import { redirect } from 'react-router'
import { catalogueTaxonomy } from '#domain/catalogue'
import { slugOf } from '#domain/vehicles'
import type { Ctx } from '#platform/context'

/**
 * A list's address that names a part type as it was called before it went into another one leads to that one's list: throws the way
 * there. The other one has its names as synonyms.
 */
export async function leadToNewType(ctx: Ctx, params: URLSearchParams): Promise<void> {
  const asked = params.getAll('category')
  if (asked.length === 0) return
  const { types, categories } = await catalogueTaxonomy(ctx)
  const living = new Set([...categories, ...types].map(({ slug }) => slug))
  const newOf = (slug: string) =>
    living.has(slug)
      ? slug
      : (types.find(({ synonyms }) => synonyms.some((name) => slugOf(name) === slug))?.slug ?? slug)
  const led = new Set(asked.map(newOf))
  if (asked.every((slug) => led.has(slug))) return
  const others = new URLSearchParams(params)
  others.delete('category')
  for (const slug of led) others.append('category', slug)
  throw redirect(`/shop?${others}`)
}
