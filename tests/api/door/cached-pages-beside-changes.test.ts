import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tag, tag } from '#common/tags'
import { countParts, createPart, savePart, showPart } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { PageCache } from '#platform/http/page-cache'
import { adminCtx } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

/** Two servers on one database. */
let one: TestShop
let two: TestShop
let admin: Ctx
beforeAll(async () => {
  one = await openShop()
  two = await openShop({ DATABASE_URL: one.url })
  admin = await adminCtx(one)
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const part = { name: 'Brake pads', price: 4000, img: '/pictures/pads.webp', category: 'brake-pads', bestSeller: false }
const changePrice = (id: string, price: number) => savePart(admin, id, { ...part, price })

type Work = (ctx: Ctx) => Promise<unknown>
/** A page of `shop` that says what `work` answers. */
const pageOf = (shop: TestShop, work: Work) => async () => {
  const shown = new Set<Tag>()
  const said = await work({ ...shop.ctx, shown })
  return { status: 200, headers: {}, body: Buffer.from(String(said)), shown }
}
const priceOf =
  (id: string): Work =>
  async (ctx) =>
    (await showPart(ctx, id)).price
const open = (shop: TestShop) => new PageCache(shop.ctx.cache.seen)
const read = async (cache: PageCache, key: string, render: ReturnType<typeof pageOf>) =>
  String((await cache.make(key, 'identity', render)).bodies.identity)

/** Resolves when these servers have heard of all that was committed before. */
const heard = (...shops: TestShop[]) => Promise.all(shops.map((shop) => shop.heard()))

test('a page that was read before its part changed, and done after, is sent and not cached', async () => {
  const id = await createPart(admin, part)
  await heard(one, two)
  const cache = open(two)
  const hasRead = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = read(
    cache,
    'part',
    pageOf(two, async (ctx) => {
      const price = await priceOf(id)(ctx)
      hasRead.resolve()
      await mayEnd.promise
      return price
    }),
  )
  await hasRead.promise
  await changePrice(id, 4100)
  await heard(two)
  mayEnd.resolve()
  expect(await slow).toBe('4000')
  expect(cache.get('part', 'gzip')).toBeUndefined()
  expect(await read(cache, 'part', pageOf(two, priceOf(id)))).toBe('4100')
  expect(cache.get('part', 'gzip')).toBeDefined()
})

test('a page made from a fact that was read before it changed is not cached', async () => {
  const cache = open(two)
  const before = await countParts(two.ctx)
  const slow = read(
    cache,
    'count',
    pageOf(two, async (ctx) => {
      const count = await countParts(ctx)
      await createPart(admin, part)
      await heard(two)
      return count
    }),
  )
  expect(await slow).toBe(String(before))
  expect(cache.get('count', 'gzip')).toBeUndefined()
  expect(await read(cache, 'count', pageOf(two, countParts))).toBe(String(before + 1))
})

test('while a part changes again and again, no server shows a price that is older than what it has heard of', async () => {
  const id = await createPart(admin, part)
  const servers = [one, two].map((shop) => ({ shop, cache: open(shop), shown: 0 }))
  let known = part.price
  const over = new AbortController()
  const readers = servers.map(async (server) => {
    while (!over.signal.aborted) {
      const least = known
      server.shown = Number(await read(server.cache, 'part', pageOf(server.shop, priceOf(id))))
      expect(server.shown).toBeGreaterThanOrEqual(least)
      await new Promise(setImmediate)
    }
  })
  for (let price = part.price + 1; price <= part.price + 15; price++) {
    await changePrice(id, price)
    await heard(one, two)
    known = price
  }
  over.abort()
  await Promise.all(readers)
  for (const { shop, cache } of servers)
    expect(await read(cache, 'part', pageOf(shop, priceOf(id)))).toBe(String(part.price + 15))
})

test('a server that starts later knows nothing of what changed before, and all of what changes then', async () => {
  const id = await createPart(admin, part)
  await changePrice(id, 4200)
  const late = await openShopFor({ DATABASE_URL: one.url })
  await heard(late)
  const cache = open(late)
  expect(await read(cache, 'part', pageOf(late, priceOf(id)))).toBe('4200')
  expect(late.ctx.cache.seen.haveChanged([tag.part(id)], 1)).toBe(false)
  await changePrice(id, 4300)
  await heard(late)
  expect(cache.get('part', 'gzip')).toBeUndefined()
})

test('a change that was written in a transaction which is rolled back drops nothing', async () => {
  const id = await createPart(admin, part)
  await heard(two)
  const cache = open(two)
  await read(cache, 'part', pageOf(two, priceOf(id)))
  const failing = one.ctx.db.transaction().execute(async (db) => {
    await savePart({ ...admin, db }, id, { ...part, price: 4400 })
    await sql`select 1 / 0`.execute(db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  await heard(two)
  expect(cache.get('part', 'gzip')).toBeDefined()
})
