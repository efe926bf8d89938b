import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#api'
import { createHeavy } from '#platform/heavy'
import { addLonelyWords, addPart, LONELY } from '../../support/catalogue/parts.ts'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '0' })
  buyer = await signUp(shop)
  await addLonelyWords(shop)
})
afterAll(() => shop.close())

const HEAVY = ['/parts?make=toyota', `/parts?q=${LONELY[0]}`, '/parts?category=brake-pads&q=-ceramic']
const statusOf = async (path: string, token?: string) => (await shop.call('GET', path, { token })).status

/** Takes every turn and every place in the line, until it is told to end. */
async function fillTheLine() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: Promise<void>[] = []
  const full = new AbortController()
  while (!full.signal.aborted) {
    asked.push(shop.ctx.heavy.read(() => promise).catch(() => full.abort()))
    await new Promise((done) => setImmediate(done))
  }
  return async () => {
    resolve()
    await Promise.all(asked)
  }
}

describe('lists that read much', () => {
  it.each(HEAVY)('%s is refused when the line is full, with a time to come again', async (path) => {
    const end = await fillTheLine()
    const answer = await shop.call('GET', path)
    await end()
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusOf(path)).toBe(200)
  })

  it('hold up no order, no list of one’s own, no list along an index and no suggestion', async () => {
    const part = await addPart(shop, { stock: 5 })
    const body = { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } }
    const end = await fillTheLine()
    const order = await shop.call('POST', '/orders', { token: buyer.token, body })
    const others = [
      '/orders',
      '/parts',
      '/parts?category=brake-pads&sort=price-up',
      '/parts/suggest?q=5w30',
      `/parts/${part}`,
    ]
    const statuses = await Promise.all(others.map((path) => statusOf(path, buyer.token)))
    await end()
    expect([order.status, ...statuses]).toEqual([201, ...others.map(() => 200)])
  })

  /** A search that nothing fits, by an API that counts its heavy reads; `onRead` is told of each. */
  async function askEmpty(onRead = () => {}, request: RequestInit = {}, over: Partial<TestShop['ctx']> = {}) {
    const counted = { reads: 0, turns: 0 }
    const counting = createHeavy(shop.ctx.db)
    const api = createApi({
      ...shop.ctx,
      ...over,
      heavy: {
        read: (read) => counting.read(read),
        inOneTurn: (work) => {
          counted.turns += 1
          return counting.inOneTurn((held) =>
            work({
              ...held,
              read(read) {
                counted.reads += 1
                onRead()
                return held.read(read)
              },
            }),
          )
        },
      },
    })
    const q = encodeURIComponent(LONELY.join(' '))
    const answer = await api.request(`/parts?q=${q}&priceMin=3&rating=5&make=toyota&brand=kovara`, request)
    return { ...counted, answer }
  }

  it('an empty search, which tries many others, takes one turn, and reads at most six times more', async () => {
    const { answer, reads, turns } = await askEmpty()
    expect(answer.status).toBe(200)
    expect(reads).toBe(1 + 6)
    expect(turns).toBe(1)
  })

  it('an empty search whose tries are slow gives them up after some seconds', async () => {
    let now = 0
    const clock = { now: () => new Date(now) }
    const { answer, reads } = await askEmpty(() => (now += 2000), {}, { clock })
    expect(reads).toBe(3)
    expect(await answer.json()).toMatchObject({ count: 0, items: [] })
  })

  it('an empty search tries nothing more when its caller has gone', async () => {
    const caller = new AbortController()
    const { answer, reads } = await askEmpty(() => caller.abort(), { signal: caller.signal })
    expect([answer.status, reads]).toEqual([499, 1])
  })
})

describe('what one address may read', () => {
  const ask = (api: ReturnType<typeof createApi>, path: string, remoteAddress: string) =>
    api.request(path, {}, { incoming: { socket: { remoteAddress } } })

  it.each([
    '/parts?limit=1',
    '/parts/suggest?q=brake',
    '/fits?part=1&make=toyota&model=camry&year=2016',
    '/repairs/front-brakes',
    '/cart?part=1',
    '/openapi.json',
  ])('%s is counted by the minute', async (path) => {
    const limited = await openShopFor({ LIMITS: '0.0025' })
    const api = createApi(limited.ctx)
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(api, path, '203.0.113.5')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask(api, path, '203.0.113.6')).status).toBe(200)
    expect((await ask(api, '/parts/1', '203.0.113.5')).status).toBe(200)
  })
})
