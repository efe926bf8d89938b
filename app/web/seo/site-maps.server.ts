import { escapeMarkup } from '#common/escape'
import { pageState } from '#common/words'
import { mapPosts } from '#domain/blog'
import { mapCategories, mapParts, partsOfChunk } from '#domain/catalogue'
import { mapModelYears, mapVehicles } from '#domain/fitment'
import { listRepairs } from '#domain/repairs'
import type { Ctx } from '#platform/context'

/** One line of a site map: an address of the shop, and when what it shows last changed, where that is known. */
type Entry = { path: string; changedAt?: string }

const PAGES = ['/', '/shop', '/features', '/repairs', '/blog', '/aboutUs']
const MODEL_YEARS = /^sitemap-model-years-([1-9]\d{0,2})$/
const PARTS = /^sitemap-parts-([1-9]\d{0,3})$/

const newest = (entries: Entry[]) =>
  entries.reduce<string | undefined>(
    (last, { changedAt }) => (changedAt && changedAt > (last ?? '') ? changedAt : last),
    undefined,
  )

const categories = async (ctx: Ctx): Promise<Entry[]> =>
  (await mapCategories(ctx)).map(({ slug, changedAt }) => ({ path: `/shop?category=${slug}`, changedAt }))

async function vehicles(ctx: Ctx): Promise<Entry[]> {
  const models = await mapVehicles(ctx)
  const makes = new Set(models.map(({ make }) => make))
  return [
    ...[...makes].map((make) => ({ path: `/parts/${make}` })),
    ...models.map(({ make, model }) => ({ path: `/parts/${make}/${model}` })),
  ]
}

const modelYears = async (ctx: Ctx): Promise<Entry[][]> =>
  (await mapModelYears(ctx)).map((years) =>
    years.map(({ make, model, year }) => ({ path: `/parts/${make}/${model}/${year}` })),
  )

const posts = async (ctx: Ctx): Promise<Entry[]> =>
  (await mapPosts(ctx)).map(({ id, changedAt }) => ({ path: `/singleBlog/${id}`, changedAt }))

const repairs = async (ctx: Ctx): Promise<Entry[]> =>
  (await listRepairs(ctx)).map(({ slug }) => ({ path: `/repairs/${slug}` }))

const KINDS: Record<string, (ctx: Ctx) => Promise<Entry[]>> = {
  'sitemap-pages': async (ctx) => [...PAGES.map((path) => ({ path })), ...(await repairs(ctx))],
  'sitemap-categories': categories,
  'sitemap-vehicles': vehicles,
  'sitemap-posts': posts,
}

/** The site maps that there are, for the index. */
export async function siteMaps(ctx: Ctx): Promise<Entry[]> {
  const [chunks, years, ...others] = await Promise.all([
    mapParts(ctx),
    modelYears(ctx),
    ...Object.entries(KINDS).map(async ([name, list]) => {
      const entries = await list(ctx)
      return entries.length > 0 ? [{ path: `/${name}.xml`, changedAt: newest(entries) }] : []
    }),
  ])
  return [
    ...others.flat(),
    ...years.map((_, n) => ({ path: `/sitemap-model-years-${n + 1}.xml` })),
    ...chunks.map(({ key, changedAt }) => ({ path: `/sitemap-parts-${key + 1}.xml`, changedAt })),
  ]
}

/** One site map by its name; empty: there is none of that name. */
export async function siteMap(ctx: Ctx, name: string): Promise<Entry[]> {
  const years = MODEL_YEARS.exec(name)?.[1]
  if (years) return (await modelYears(ctx))[Number(years) - 1] ?? []
  const chunk = PARTS.exec(name)?.[1]
  if (!chunk) return Object.hasOwn(KINDS, name) ? KINDS[name]!(ctx) : []
  const parts = await partsOfChunk(ctx, Number(chunk) - 1)
  return parts.map(({ id, changedAt }) => ({ path: `/shop/${id}`, changedAt }))
}

/** Entries as XML: the index (`sitemapindex` of `sitemap`) or one of its maps (`urlset` of `url`). */
export function siteMapXml(baseUrl: string, kind: 'index' | 'map', entries: Entry[]): string {
  const [list, item] = kind === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url']
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<${item}><loc>${escapeMarkup(baseUrl + path)}</loc>${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`
}

export const xml = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })

/** Also for a map with invented parameters: each would be rendered and cached as a page of its own. */
export const noSiteMap = (): Response => new Response(pageState.noSiteMap, { status: 404 })
