import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Tag, tag } from '#common/tags'
import {
  categoryTree,
  countParts,
  createPart,
  deletePart,
  listBestSellers,
  mapParts,
  savePart,
  showPart,
  takeStock,
} from '#domain/catalogue'
import type { PartChange, PartInput } from '#domain/catalogue/schema'
import { findParts } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import { addReview, deleteReview, listReviews } from '#domain/reviews'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { PageCache, type Rendered } from '#platform/http/page-cache'
import { adminCtx } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  admin = await adminCtx(shop)
})
afterAll(() => shop.close())

const OF_PADS = { category: ['brake-pads'] }
const CAR = { make: 'volkswagen', model: 'golf', year: 2012 }

/** Lists that are asked for in every way. */
const LISTS: Record<string, object> = {
  all: {},
  pads: OF_PADS,
  'pads of kovara': { ...OF_PADS, brand: ['kovara'] },
  kovara: { brand: ['kovara'] },
  discs: { category: ['brake-discs'] },
  brakes: { category: ['brakes'] },
  'pads by price': { ...OF_PADS, sort: 'price-up', limit: 3 },
  'discs by price': { category: ['brake-discs'], sort: 'price-down' },
  'pads by rating': { ...OF_PADS, sort: 'rating' },
  'all by rating': { sort: 'rating' },
  newest: { sort: 'newest' },
  'pads up to 41': { ...OF_PADS, priceMax: 41 },
  'up to 50': { priceMax: 49 },
  'of four stars': { ...OF_PADS, rating: 4 },
  'in stock': { inStock: 'true' },
  'pads of a width': { ...OF_PADS, measure: ['width:131'] },
  'any of a width': { measure: ['width:131'] },
  'premium pads': { ...OF_PADS, tier: ['premium'] },
  'front pads': { ...OF_PADS, position: ['front'] },
  'words for pads': { q: 'brake pads' },
  'words in texts': { q: 'hafnium' },
  'words for nothing': { q: 'brake pads unobtainium', brand: ['kovara'] },
  number: { q: 'CP-1001' },
  car: CAR,
  'pads for a car': { ...CAR, ...OF_PADS },
  'for a make': { make: 'volkswagen' },
}

const OTHERS: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  tree: categoryTree,
  count: countParts,
  best: (ctx) => listBestSellers(ctx),
  map: async (ctx) => (await mapParts(ctx)).map(({ key }) => key),
}

let cache: PageCache
beforeEach(() => {
  cache = new PageCache(shop.ctx.cache.seen)
})

/** Pages of parts by their ids, lists and others by their names, each as what its loader says. */
async function render(key: string): Promise<Rendered> {
  const shown = new Set<Tag>()
  const ctx = { ...shop.ctx, shown }
  const query = LISTS[key] && partQuery(ctx.config.prices).parse({ ...LISTS[key] })
  const content = query
    ? await findParts(ctx, query)
    : OTHERS[key]
      ? await OTHERS[key](ctx)
      : [await showPart(ctx, key), await listReviews(ctx, { partId: key, limit: 12 })]
  return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(content, null, 1)), shown }
}

const isCached = (key: string) => cache.get(key, 'gzip') !== undefined
const fill = (keys: string[]) => Promise.all(keys.map((key) => cache.make(key, 'gzip', () => render(key))))

let marks = 1_000_000
/** Waits until this server has heard of all that was committed before. */
async function heard() {
  const mark = tag.post(marks++)
  const { seen } = shop.ctx.cache
  const before = seen.newest
  await changed(shop.ctx, mark)
  await expect.poll(() => seen.haveChanged([mark], before)).toBe(true)
}

const more = (given: Partial<PartInput>): PartInput => ({
  name: 'Brake pads, front, zirconium',
  price: 4000,
  img: '/pictures/pads.webp',
  category: 'brake-pads',
  brand: 'kovara',
  position: 'front',
  stock: 20,
  bestSeller: false,
  ...given,
})
const create = (given: Partial<PartInput> = {}) => createPart(admin, more(given))
async function change(id: string, given: Partial<PartChange>) {
  const saved = await savePart(admin, id, { ...more({}), ...given })
  if (saved.proposed) throw new Error('not an admin')
}

test('a price that stays in its band renders again the pages that show the part, and lists of its kind in order of price', async () => {
  const id = await create({ number: 'CP-2001' })
  await heard()
  const keys = [...Object.keys(LISTS), ...Object.keys(OTHERS), id]
  await fill(keys)
  expect(keys.filter((key) => !isCached(key))).toEqual([])
  const showing = await Promise.all(
    Object.keys(LISTS).map(async (key) => {
      const { items } = await findParts(shop.ctx, partQuery(shop.ctx.config.prices).parse(LISTS[key]))
      return items.some(({ _id }) => _id === id) ? [key] : []
    }),
  )
  await change(id, { number: 'CP-2001', price: 4100 })
  await heard()
  const dropped = keys.filter((key) => !isCached(key))
  expect(dropped.toSorted()).toEqual([...new Set([...showing.flat(), 'pads by price', 'pads up to 41', id])].toSorted())
  expect(dropped.length).toBeLessThan(keys.length / 2)
})

test('a part comes into a list in order of price without having been on it', async () => {
  const cheap = await Promise.all([1, 2, 3].map((n) => create({ number: `CP-21${n}`, price: 200 })))
  const id = await create({ number: 'CP-2104', price: 2400 })
  await heard()
  await fill(['pads by price', 'discs by price'])
  await change(id, { number: 'CP-2104', price: 100 })
  await heard()
  expect(['pads by price', 'discs by price'].filter(isCached)).toEqual(['discs by price'])
  for (const one of [...cheap, id]) await deletePart(admin, one)
})

test('a part that sells out renders again lists that count it, and none of another type', async () => {
  const id = await create({ number: 'CP-2002', stock: 3 })
  await heard()
  await fill(['discs', 'discs by price', 'pads', 'pads of kovara', 'kovara', 'all', id])
  await takeStock(shop.ctx, [{ partId: Number(id), quantity: 3 }])
  await heard()
  expect(['discs', 'discs by price', 'pads', 'pads of kovara', 'kovara', 'all', id].filter(isCached)).toEqual([
    'discs',
    'discs by price',
  ])
})

test('a sale of a part of which many are left announces nothing', async () => {
  const id = Number(await create({ number: 'CP-2003', stock: 500 }))
  await sql`delete from change`.execute(shop.ctx.db)
  for (let n = 0; n < 5; n++) await takeStock(shop.ctx, [{ partId: id, quantity: 2 }])
  const { rows } = await sql`select tag from change`.execute(shop.ctx.db)
  expect(rows).toEqual([])
})

test('a part page follows an interchange that is added, changed or deleted', async () => {
  const oeNumbers = [{ maker: 'Audi', number: '8K0 999 777' }]
  const id = await create({ number: 'CP-3001', oeNumbers })
  const interchange = async () => {
    await heard()
    await fill([id])
    return JSON.parse(String((await render(id)).body))[0].interchange.map(({ _id }: { _id: string }) => _id)
  }
  expect(await interchange()).toEqual([])
  const other = await create({ number: 'CP-3002', brand: 'unbranded', oeNumbers })
  await heard()
  expect(isCached(id)).toBe(false)
  expect(await interchange()).toEqual([other])
  await change(other, { number: 'CP-3002', brand: 'unbranded', oeNumbers: [] })
  await heard()
  expect(isCached(id)).toBe(false)
  expect(await interchange()).toEqual([])
  await change(other, { number: 'CP-3002', brand: 'unbranded', oeNumbers: [{ maker: 'VW', number: '8K0.999.777' }] })
  expect(await interchange()).toEqual([other])
  await deletePart(admin, other)
  await heard()
  expect(isCached(id)).toBe(false)
})

/** What an admin and shoppers do, one after the other, to `id` and to parts beside it. */
const CHANGES: Record<string, (id: string) => Promise<unknown>> = {
  'another price': (id) => change(id, { number: 'CP-1001', price: 4200 }),
  'a price in another band': (id) => change(id, { number: 'CP-1001', price: 5200 }),
  'another name': (id) => change(id, { number: 'CP-1001', price: 5200, name: 'Brake pads, front, hafnium' }),
  'another position': (id) => change(id, { number: 'CP-1001', price: 5200, position: 'rear' }),
  'another width': (id) => change(id, { number: 'CP-1001', attributes: [['Width', '132', 'mm']] }),
  'the width that is asked for': (id) => change(id, { number: 'CP-1001', attributes: [['Width', '13.1', 'cm']] }),
  'the same width in mm': (id) => change(id, { number: 'CP-1001', attributes: [['Width', '131', 'mm']] }),
  'a best seller': (id) => change(id, { number: 'CP-1001', bestSeller: true }),
  'none any more': (id) => change(id, { number: 'CP-1001', bestSeller: false }),
  'another brand': (id) => change(id, { number: 'CP-1001', brand: 'unbranded' }),
  'another type': (id) => change(id, { number: 'CP-1001', category: 'brake-discs' }),
  'that suits every vehicle': (id) => change(id, { number: 'CP-1001', universal: true }),
  'another number': (id) => change(id, { number: 'CP-1002', universal: false }),
  'its number again': (id) => change(id, { number: 'CP-1001' }),
  'few left': (id) => takeStock(shop.ctx, [{ partId: Number(id), quantity: 16 }]),
  'none left': (id) => takeStock(shop.ctx, [{ partId: Number(id), quantity: 4 }]),
  'some again': (id) => change(id, { number: 'CP-1001', stock: 20 }),
  'a review': (partId) =>
    addReview(admin, { partId, name: 'Kim', rating: '5', description: 'Good.', img: null } as never),
  'none again': async (id) => {
    const { items } = await listReviews(shop.ctx, { partId: id, limit: 1 })
    await deleteReview(admin, items[0]!._id)
  },
  'a new part beside it': () => create({ number: 'CP-1003', price: 4999, name: 'Brake pads, unobtainium' }),
  'it is gone': (id) => deletePart(admin, id),
}

test('after each change no page is cached that would read differently now', async () => {
  const id = await create({ number: 'CP-1001' })
  const keys = [...Object.keys(LISTS), ...Object.keys(OTHERS), id]
  await heard()
  for (const [name, work] of Object.entries(CHANGES)) {
    await fill(name === 'it is gone' ? keys : keys.filter((key) => !isCached(key)))
    await work(id)
    await heard()
    for (const key of keys.filter(isCached)) {
      const { etag } = cache.get(key, 'gzip')!
      const fresh = new PageCache(shop.ctx.cache.seen)
      const now = await fresh.make(key, 'gzip', () => render(key))
      expect(now.etag, `${key} after ${name}`).toBe(etag)
    }
  }
})
