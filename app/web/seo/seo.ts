import type { MetaDescriptor } from 'react-router'
import { type Shop, UNKNOWN_SHOP } from '../settings.ts'

/** What of the shop an address's data names. */
export type Site = Pick<Shop, 'shopName' | 'since' | 'baseUrl' | 'prices'>

const OG_PICTURE = '/pictures/og.jpg'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The shop's settings, as the root route read them: for `meta`, where hooks cannot be. */
export const siteOf = (matches: Matches): Shop =>
  (matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined) ?? UNKNOWN_SHOP

type Page = {
  title: string
  description: string
  /** The canonical path; absent for pages that search engines should leave out. */
  path?: string
  picture?: string
  type?: 'website' | 'article' | 'product'
  jsonLd?: object[]
}

/** Title, description, canonical address, Open Graph and JSON-LD of a page. */
export function seo(matches: Matches, page: Page): MetaDescriptor[] {
  const { shopName, baseUrl } = siteOf(matches)
  const title = page.title.includes(shopName) ? page.title : `${page.title} | ${shopName}`
  const picture = new URL(page.picture ?? OG_PICTURE, baseUrl || 'http://localhost').href
  const address = page.path === undefined ? null : baseUrl + page.path
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(address === null
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]),
    ...(page.jsonLd ?? []).map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}
