import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

type Element = DefaultTreeAdapterTypes.Element
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

// A shop of their own: other tests write and delete parts and posts meanwhile, which the site maps name.
let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop()
}, 240_000)
afterAll(() => shop?.close())

const at = (path: string) => shop.shopUrl + path
const get = (path: string, init?: RequestInit) => fetch(at(path), init)

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child)
}
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** What a search engine reads in the served HTML of a page. */
async function read(path: string) {
  const answer = await get(path)
  const all = [...elements(parse(await answer.text()))]
  const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value
  const meta = (name: string) => {
    const found = all.filter(
      (element) =>
        element.tagName === 'meta' && [attribute(element, 'name'), attribute(element, 'property')].includes(name),
    )
    expect(found.length, `${path}: ${name}`).toBeLessThan(2)
    return found[0] && attribute(found[0], 'content')
  }
  const jsonLd = all
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map((element): Json => JSON.parse(textOf(element)))
  return {
    status: answer.status,
    title: all.filter(({ tagName }) => tagName === 'title').map(textOf),
    headings: all.filter(({ tagName }) => tagName === 'h1').length,
    language: attribute(
      all.find(({ tagName }) => tagName === 'html')!,
      'lang',
    ),
    canonical: all
      .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical')
      .map((element) => attribute(element, 'href')),
    meta,
    jsonLd: (type: string): Json => jsonLd.find((data) => data['@type'] === type),
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)
const paths = (xml: string) => locations(xml).map((address) => address.replace(shop.shopUrl, ''))
const xmlOf = async (path: string) => (await get(path)).text()

const PAGES = [
  '/',
  '/shop',
  '/shop?category=brake-discs',
  '/shop/1',
  '/features',
  '/aboutUs',
  '/blog',
  '/singleBlog/1',
  '/parts/audi',
  '/parts/audi/a4',
  '/parts/audi/a4/2012',
]

test.each(PAGES)('%s names itself, describes itself and can be shared', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(page.language).toBe('en')
  expect(page.headings).toBe(1)
  expect(page.canonical).toEqual([at(path)])
  expect(page.meta('robots')).toBeUndefined()
  expect(page.title).toHaveLength(1)
  expect(page.title[0]!.length).toBeGreaterThan(8)
  expect(page.meta('description')!.length).toBeGreaterThan(40)
  expect(page.meta('og:title')).toBe(page.title[0])
  expect(page.meta('og:description')).toBe(page.meta('description'))
  expect(page.meta('og:url')).toBe(at(path))
  expect(page.meta('og:site_name')).toBe('Camber')
})

test.each(['/', '/shop', '/shop/1', '/parts/audi/a4'])('the picture that %s is shared with is there', async (path) => {
  const picture = await fetch((await read(path)).meta('og:image')!)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
})

test('the home page tells of the shop itself', async () => {
  const page = await read('/')
  expect(page.jsonLd('Organization')).toMatchObject({ '@context': 'https://schema.org', name: 'Camber', url: at('/') })
  expect(page.jsonLd('WebSite').potentialAction.target.urlTemplate).toBe(at('/shop?q={search_term_string}'))
})

test('a part is a product with an offer, its rating and the vehicles it fits', async () => {
  const { items } = await (await get('/api/parts?sort=rating&make=audi&category=brake-discs&limit=1')).json()
  const part = await (await get(`/api/parts/${items[0]._id}`)).json()
  const page = await read(`/shop/${part._id}`)
  const product = page.jsonLd('Product')
  expect(product).toMatchObject({
    name: `${part.brand.name} ${part.name}`,
    mpn: part.number,
    brand: { '@type': 'Brand', name: part.brand.name },
    offers: {
      '@type': 'Offer',
      price: part.price,
      priceCurrency: 'USD',
      url: at(`/shop/${part._id}`),
      availability: `https://schema.org/${part.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: part.rating, reviewCount: part.ratingCount },
  })
  expect(part.ratingCount).toBeGreaterThan(0)
  expect(product.isAccessoryOrSparePartFor).toContainEqual(
    expect.objectContaining({
      '@type': 'Vehicle',
      model: part.fitments[0].model,
      brand: { '@type': 'Brand', name: part.fitments[0].make },
    }),
  )
  expect(product.image.length).toBeGreaterThan(0)
  for (const image of product.image) expect((await fetch(image)).status).toBe(200)
  expect(page.meta('og:type')).toBe('product')
  const crumbs = page.jsonLd('BreadcrumbList').itemListElement
  expect(crumbs.map((crumb: Json) => crumb.position)).toEqual(crumbs.map((_: Json, index: number) => index + 1))
  expect(crumbs[0].item).toBe(at('/'))
  expect(crumbs.at(-1).item).toBe(at(`/shop/${part._id}`))
  for (const { item } of crumbs) expect((await fetch(item)).status).toBe(200)
})

test('a part without reviews claims no rating, and a sold out one is out of stock', async () => {
  const { items } = await (await get('/api/parts?limit=100&sort=newest')).json()
  const unrated = items.find((part: Json) => part.rating === null)
  expect((await read(`/shop/${unrated._id}`)).jsonLd('Product')).not.toHaveProperty('aggregateRating')
  const soldOut = items.find((part: Json) => part.stock === 0)
  const { offers } = (await read(`/shop/${soldOut._id}`)).jsonLd('Product')
  expect(offers.availability).toBe('https://schema.org/OutOfStock')
})

test('a part without known cars claims to fit none', async () => {
  const { token } = await enter(shop, 'sign-in', ADMIN)
  const body = { name: 'Unknown bracket', price: 9, img: 'https://example.com/part.webp', bestSeller: false }
  const create = async (more: object) =>
    (await call(at('/api/bestSeller'), 'POST', { token, body: { ...body, ...more } })).said.insertedId as string
  const about = async (id: string) => (await read(`/shop/${id}`)).meta('description')
  expect(await about(await create({ universal: true }))).toContain('Fits any vehicle.')
  expect(await about(await create({ universal: false }))).not.toContain('Fits')
})

test('a post is a blog posting with its author and dates', async () => {
  const post = await (await get('/api/blog/1')).json()
  const page = await read('/singleBlog/1')
  expect(page.meta('og:type')).toBe('article')
  expect(page.jsonLd('BlogPosting')).toMatchObject({
    headline: post.blogTitle,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: 'Camber' },
    mainEntityOfPage: at('/singleBlog/1'),
  })
})

test.each(['/shop?category=brake-discs', '/parts/audi', '/parts/audi/a4', '/parts/audi/a4/2012', '/singleBlog/1'])(
  '%s says where in the shop it is',
  async (path) => {
    const crumbs = (await read(path)).jsonLd('BreadcrumbList').itemListElement
    expect(crumbs[0].item).toBe(at('/'))
    expect(crumbs.at(-1).item).toBe(at(path))
  },
)

test.each([
  ['/shop?sort=price-up', '/shop'],
  ['/shop?category=brake-discs&sort=price-up', '/shop?category=brake-discs'],
  ['/shop?category=brake-discs&inStock=true&priceMax=49&position=front', '/shop?category=brake-discs'],
  ['/shop?utm_source=mail&category=brake-discs', '/shop?category=brake-discs'],
])('%s is a view of %s', async (path, canonical) => {
  const page = await read(path)
  expect(page.canonical).toEqual([at(canonical)])
  expect(page.meta('og:url')).toBe(at(canonical))
})

test.each([
  '/shop?q=brake',
  '/shop?make=audi&model=a4&year=2012',
  '/shop?category=brake-discs,brake-pads',
  '/login',
  '/signedIn',
  '/forgotPassword',
  '/resetPassword',
  '/singleProduct/1',
  '/dashboard',
  '/dashboard/order',
  '/dashboard/manageParts',
])('%s is not for finding', async (path) => {
  const page = await read(path)
  expect(page.meta('robots')).toBe('noindex')
  expect(page.canonical).toEqual([])
})

test('later pages of a list are not for finding, their parts are', async () => {
  const { next } = await (await get('/api/parts?limit=24')).json()
  const page = await read(`/shop?cursor=${encodeURIComponent(next)}`)
  expect([page.status, page.meta('robots'), page.canonical]).toEqual([200, 'noindex', []])
})

test.each([
  '/shop/99999999',
  '/singleBlog/99999',
  '/parts/nobody',
  '/parts/audi/nothing',
  '/parts/audi/a4/1901',
  '/parts/audi/a4/soon',
  '/nowhere',
])('%s is not there and says so', async (path) => {
  const page = await read(path)
  expect([page.status, page.title, page.canonical]).toEqual([404, ['This page is not in our catalogue'], []])
})

test('robots are told what to leave out and where the site map is', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${at('/sitemap.xml')}`)
  expect(lines.filter((line) => line.startsWith('Disallow')).length).toBe(1)
})

test('the site map names every part, category, vehicle page and post once', async () => {
  const index = await xmlOf('/sitemap.xml')
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const maps = paths(index)
  expect(maps).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-categories.xml',
    '/sitemap-vehicles.xml',
    '/sitemap-posts.xml',
    '/sitemap-model-years-1.xml',
    '/sitemap-parts-1.xml',
  ])
  const named = new Map<string, string[]>()
  for (const map of maps) named.set(map, paths(await xmlOf(map)))
  const all = [...named.values()].flat()
  expect(new Set(all).size).toBe(all.length)

  const { count } = await (await get('/api/parts?limit=1')).json()
  expect(named.get('/sitemap-parts-1.xml')).toHaveLength(count)
  expect(named.get('/sitemap-parts-1.xml')!.every((path) => /^\/shop\/\d+$/.test(path))).toBe(true)
  const posts = await (await get('/api/blog')).json()
  expect(named.get('/sitemap-posts.xml')).toHaveLength(posts.length)
  expect(named.get('/sitemap-vehicles.xml')).toContain('/parts/audi/a4')
  expect(named.get('/sitemap-model-years-1.xml')).toContain('/parts/audi/a4/2012')
  expect(named.get('/sitemap-categories.xml')).toContain('/shop?category=brake-discs')
})

test('whatever the site map names is there, under its canonical address, with a title and description of its own', async () => {
  const maps = await Promise.all(['pages', 'categories', 'posts'].map((name) => xmlOf(`/sitemap-${name}.xml`)))
  const every = async (name: string, n: number) =>
    paths(await xmlOf(`/sitemap-${name}.xml`)).filter((_, index) => index % n === 0)
  const some = [
    ...(await every('vehicles', 61)),
    ...(await every('parts-1', 61)),
    ...(await every('model-years-1', 1999)),
  ]
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
  for (const path of [...maps.flatMap(paths), ...some]) {
    const page = await read(path)
    expect([path, page.status, page.canonical]).toEqual([path, 200, [at(path)]])
    const said = { title: page.title[0]!, description: page.meta('description')! }
    for (const kind of ['title', 'description'] as const) {
      expect(seen[kind].get(said[kind]), `${path} has the ${kind} of another page`).toBeUndefined()
      seen[kind].set(said[kind], path)
    }
  }
})

test('site maps come compressed, are not sent twice, and are only what they are named', async () => {
  const path = '/sitemap-parts-1.xml'
  const answer = await get(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const tag = answer.headers.get('etag')!
  // A proxy that compresses anew weakens the tag, and a browser may know several.
  for (const known of [tag, `W/${tag}`, `"other", W/${tag}`])
    expect((await get(path, { headers: { 'if-none-match': known } })).status, known).toBe(304)
  const others = ['/sitemap-parts-2.xml', '/sitemap-parts-0.xml', '/sitemap-parts-99999.xml', '/sitemap-toString.xml']
  for (const other of [...others, `${path}?q=1`]) expect((await get(other)).status, other).toBe(404)
  // What no page reads is no part of an address.
  expect((await get(`${path}?x=1`)).headers.get('etag')).toBe(tag)
})
