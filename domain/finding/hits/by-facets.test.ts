import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, test } from 'vitest'
import { POSITIONS } from '#common/constants'
import { allParts, cardsOf, setStock } from '#domain/catalogue'
import { tag } from '#common/tags'
import { Cache } from '#platform/cache'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { followChanges } from '#platform/follow-changes'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { findParts } from '../find-parts.ts'
import { type PartQuery, SORTS } from '../schema.ts'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const types = ['brake-pads', 'brake-discs', 'oil-filters']
  ids = await addParts(
    shop.ctx,
    Array.from({ length: 90 }, (_, n) => ({
      type: types[n % 3]!,
      brand: ['low', 'middle', 'high'][(n % 7) % 3]!,
      price: 900 + ((n * 7919) % 41_000),
      stock: n % 5 === 0 ? 0 : n,
      position: n % 4 === 0 ? null : POSITIONS[n % POSITIONS.length]!,
      popularity: (n * 31) % 17,
      condition: n % 11 === 0 ? ('used' as const) : ('new' as const),
      status: n % 13 === 0 ? ('retired' as const) : ('sold' as const),
    })),
  )
  await sql`update part set rating_sum = id % 51, rating_count = 10 where id = any(${ids}::int[])`.execute(shop.ctx.db)
})
afterAll(() => shop.close())

/** A server that has no parts in memory, and everything else. */
function started(): Ctx {
  const { cache } = shop.ctx
  const own: Pick<Cache, 'seen' | 'get' | 'getSized'> = {
    seen: cache.seen,
    get: (...asked) => cache.get(...asked),
    getSized: (...asked) => cache.getSized(...asked),
  }
  return { ...shop.ctx, cache: own as Cache }
}

/** The first pages of a list, three or so many. */
async function pagesOf(ctx: () => Ctx, query: Partial<PartQuery>, most = 3) {
  const pages = []
  let cursor: string | undefined
  do {
    const list = await findParts(ctx(), { limit: 8, ...query, cursor } as PartQuery)
    pages.push(list)
    cursor = list.next ?? undefined
  } while (cursor && pages.length < most)
  return pages
}

const QUERIES: Partial<PartQuery>[] = [
  {},
  { category: ['brake-pads'] },
  { category: ['brake-pads', 'oil-filters'], brand: ['low'] },
  { brand: ['high'], inStock: true },
  { tier: ['premium'], rating: 2 },
  { position: ['front'], condition: ['used'] },
  { priceMin: 5000, priceMax: 20_100 },
  { priceMin: 5000, category: ['brake-discs'], inStock: true },
  { priceMax: 4900, limit: 0 },
  { q: 'brake pads' },
  { q: 'front rear' },
  { q: 'left brake discs front' },
]

test.each(QUERIES)('a list from memory is what the database lists, in each order: %o', async (query) => {
  await shop.heard()
  await allParts(shop.ctx)
  for (const sort of SORTS) {
    const listed = await pagesOf(() => shop.ctx, { ...query, sort })
    expect(listed).toEqual(await pagesOf(started, { ...query, sort }))
    expect(listed[0]!.count).toBeGreaterThan(0)
  }
})

it.each(['memory', 'the database'])('what is in stock comes first, then what sells most, from %s', async (from) => {
  await shop.heard()
  await allParts(shop.ctx)
  const query: Partial<PartQuery> = { brand: ['low', 'middle', 'high'], sort: 'popular' }
  const pages = await pagesOf(() => (from === 'memory' ? shop.ctx : started()), query, 20)
  const { rows } = await sql<{ id: string }>`
    select id::text from part where id = any(${ids}::int[]) and status = 'sold'
    order by in_stock desc, pop desc, id desc`.execute(shop.ctx.db)
  expect(pages.flatMap(({ items }) => items.map(({ _id }) => _id))).toEqual(rows.map(({ id }) => id))
})

it('a cached card tells a caller whose response is not cached the stock of this moment', async () => {
  const [part] = ids.slice(1) as [number]
  const stock = async (ctx: Ctx) => (await cardsOf(ctx, [part])).get(part)!.stock
  await setStock(shop.ctx, [{ partId: part, stock: 800 }])
  await changed(shop.ctx, tag.part(part))
  await shop.heard()
  expect(await stock(shop.ctx)).toBe(800)
  // A sale that leaves many announces nothing.
  await sql`update stock set free = 799, came_in = came_in - 1 where part_id = ${part}`.execute(shop.ctx.db)
  expect(await stock({ ...shop.ctx, shown: new Set() })).toBe(800)
  expect(await stock(shop.ctx)).toBe(799)
  await setStock(shop.ctx, [{ partId: part, stock: null }])
  expect(await stock(shop.ctx)).toBe(null)
})

/** As if every NOTIFY came late. */
async function silence() {
  const announceWith = (notify: string) =>
    sql`create or replace function announce(tags text[]) returns void language sql as ${sql.lit(
      `insert into change (tag) select distinct unnest(tags) on conflict do nothing; ${notify}`,
    )}`.execute(shop.ctx.db)
  await announceWith('')
  onTestFinished(async () => void (await announceWith(`select pg_notify('changes', '') where cardinality(tags) > 0`)))
}

it('a list has what its own server wrote a moment ago, however late the NOTIFY', async () => {
  await silence()
  const cache = new Cache()
  const pace = { restMs: 60_000, heartbeatMs: 60_000, retryMs: 500 }
  const changes = followChanges(shop.url, shop.ctx.log, (tags) => cache.seen.see(tags), pace)
  onTestFinished(() => changes.close())
  cache.seen.source = changes
  const ctx = { ...shop.ctx, cache }
  await allParts(ctx)
  const query = { category: ['oil-filters'], sort: 'price-up', limit: 1 } as PartQuery
  for (const price of [123, 122, 121]) {
    const [added] = await addParts(ctx, [{ type: 'oil-filters', brand: 'low', price }])
    expect((await findParts(ctx, query)).items[0]!._id).toBe(String(added))
  }
})
