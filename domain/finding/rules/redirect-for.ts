import { tag } from '#common/tags'
import { catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { squashed } from '../reading/tokens.ts'
import { readRules } from '../reading/lexicon/read-rules.ts'

/** The address of the shop to which an admin leads exactly these words; null: none, or a list of what is gone. */
export async function redirectFor(ctx: Ctx, q: string | undefined): Promise<string | null> {
  if (!q) return null
  shows(ctx, tag.searchRules, tag.taxonomy)
  const addresses = await ctx.cache.get('search-redirects', [tag.searchRules, tag.taxonomy], async () => {
    const [rules, taxonomy] = await Promise.all([readRules(ctx), catalogueTaxonomy(ctx)])
    return new Map(
      rules.flatMap(({ words, href }) => (href && isThere(href, taxonomy) ? [[squashed(words), href]] : [])),
    )
  })
  return addresses.get(squashed(q)) ?? null
}

/** Whether a list names only categories, part types and brands that there are, or that went into another one. */
function isThere(href: string, { crumbs, typeByOtherSlug, brandBySlug }: Taxonomy): boolean {
  const { pathname, searchParams } = new URL(href, 'https://shop.invalid')
  if (pathname !== '/shop') return true
  return (
    searchParams.getAll('category').every((slug) => crumbs(slug).length > 0 || typeByOtherSlug.has(slug)) &&
    searchParams.getAll('brand').every((slug) => brandBySlug.has(slug))
  )
}
