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
  const led = new URLSearchParams(params)
  leadIn(led, 'brand', brandBySlug)
  leadIn(led, 'category', typeByOtherSlug)
  if (led.toString() !== params.toString()) throw redirect(`/shop?${led}`)
}

/** Each value once, those that are known by another slug by that one. Leaves a parameter as it is in which there is none. */
function leadIn(params: URLSearchParams, name: string, known: ReadonlyMap<string, { slug: string }>): void {
  const asked = params.getAll(name)
  const led = new Set(asked.map((slug) => known.get(slug)?.slug ?? slug))
  if (asked.every((slug) => led.has(slug))) return
  params.delete(name)
  for (const slug of led) params.append(name, slug)
}
