import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#api'
import { addPart } from '../../support/catalogue/parts.ts'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '0' })
  buyer = await signUp(shop)
})
afterAll(() => shop.close())

describe('too much at once', () => {
  it.each([
    ['POST', '/orders'],
    ['POST', '/stripe/webhook'],
    ['PUT', '/profile/1'],
    ['PUT', '/bestSeller/images'],
  ])('%s %s takes no more than 256 kB', async (method, path) => {
    const body = { name: 'x'.repeat(300_000) }
    const answer = await shop.call(method, path, { token: buyer.token, body })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
  })

  it('counts a body that does not say how long it is', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await shop.fetch(
      new Request('http://shop/stripe/webhook', { method: 'POST', body: endless, duplex: 'half' } as RequestInit),
    )
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(2 ** 20)
  })

  it('is refused at once with a time to retry', async () => {
    const part = await addPart(shop, { stock: 1 })
    const body = { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } }
    const answered: Awaited<ReturnType<TestShop['call']>>[] = []
    const order = async () => answered.push(await shop.call('POST', '/orders', { token: buyer.token, body }))
    await Promise.all(Array.from({ length: 2100 }, order))
    expect(answered[0]).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(answered[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201, 409, 503]))
    expect(answered.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})

describe('too many calls at once from one address', () => {
  const GREEDY = '203.0.113.5'

  it('waits in a queue of its own, and no other address is refused', async () => {
    const limited = await openShopFor({ LIMITS: '100' })
    const answered: Awaited<ReturnType<TestShop['call']>>[] = []
    const ask = async () => answered.push(await limited.call('GET', '/review', { from: GREEDY }))
    let asked: Promise<unknown> | undefined
    await limited.ctx.db.transaction().execute(async (db) => {
      await sql`lock table review in access exclusive mode`.execute(db)
      asked = Promise.all(Array.from({ length: 2100 }, ask))
      await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(100)
      expect((await limited.call('GET', '/openapi.json', { from: '203.0.113.6' })).status).toBe(200)
    })
    await asked
    expect(answered[0]).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(answered[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    const count = (status: number) => answered.filter((one) => one.status === status).length
    // 1,000 wait. The six that read meanwhile give up where the machine needs longer for all calls than a statement may take.
    expect(count(200) + count(503)).toBe(2100)
    expect(count(200)).toBeGreaterThanOrEqual(1000)
    expect(count(200)).toBeLessThanOrEqual(1006)
  })

  it('read six at once, as many as a browser does, and leave connections for everybody else', async () => {
    const limited = await openShopFor({ LIMITS: '100' })
    let asked: Promise<unknown> | undefined
    await limited.ctx.db.transaction().execute(async (db) => {
      await sql`lock table review in access exclusive mode`.execute(db)
      asked = Promise.all(Array.from({ length: 50 }, () => limited.call('GET', '/review', { from: GREEDY })))
      const reading = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await reading.execute(limited.ctx.db)).rows.length).toBe(6)
      expect((await limited.call('GET', '/bestSeller', { from: '203.0.113.6' })).status).toBe(200)
    })
    await asked
  })

  it('lists that wait take none of its other calls’ turns', async () => {
    const limited = await openShopFor({ LIMITS: '100' })
    const { promise, resolve } = Promise.withResolvers<void>()
    const { heavy } = limited.ctx
    const slow = { ...heavy, inOneTurn: (work: never) => promise.then(() => heavy.inOneTurn(work)) }
    const api = createApi({ ...limited.ctx, heavy: slow as typeof heavy })
    const ask = (path: string) => api.request(path, {}, { incoming: { socket: { remoteAddress: GREEDY } } })
    const lists = Array.from({ length: 104 }, () => ask('/parts?limit=1'))
    const other = await Promise.race([ask('/blog'), Promise.all(lists)])
    expect(other).toMatchObject({ status: 200 })
    resolve()
    const statuses = (await Promise.all(lists)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
