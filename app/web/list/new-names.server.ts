import { redirect } from 'react-router'
import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/**
 * A list's address that names a brand or a part type as it was called before it went into another one leads to that one's list:
 * throws the way there.
 */
export async function leadToNewNames(ctx: Ctx, params: URLSearchParams): Promise<void> {
  if (!params.has('brand') && !params.has('category')) return
  const { brandBySlug, typeByOtherSlug } = await catalogueTaxonomy(ctx)
  const named = {
    brand: newNames(params.getAll('brand'), brandBySlug),
    category: newNames(params.getAll('category'), typeByOtherSlug),
  }
  const led = new URLSearchParams(params)
  for (const [name, slugs] of Object.entries(named)) {
    if (!slugs) continue
    led.delete(name)
    for (const slug of slugs) led.append(name, slug)
  }
  if (named.brand ?? named.category) throw redirect(`/shop?${led}`)
}

/** The slugs as they are now, each once; null: they are what was asked. */
function newNames(asked: string[], known: ReadonlyMap<string, { slug: string }>): Set<string> | null {
  const now = new Set(asked.map((slug) => known.get(slug)?.slug ?? slug))
  return asked.every((slug) => now.has(slug)) ? null : now
}
