import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  ;[buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const bodyOf = (person: Person, items: unknown, total: unknown, more: object = {}) => ({
  name: 'Pat Doe',
  email: person.email,
  number: '+1 555 0100',
  total,
  items,
  ...more,
})
const place = (person: Person | undefined, items: unknown, total: unknown, more: object = {}) =>
  shop.call('POST', '/orders', { token: person?.token, body: bodyOf(person ?? buyer, items, total, more) })

describe('placing an order', () => {
  it('prices it, keeps what was bought as it was, and holds the parts', async () => {
    const [counted, free] = [await addPart(shop, { price: 40, stock: 5 }), await addPart(shop, { price: 9 })]
    const vehicle = { make: 'Audi', model: 'A4', year: 2012, engine: '2.0 L', car: 4711, engineId: 12 }
    const { status, body } = await place(buyer, { [counted]: 2, [free]: 1 }, 93, { vehicle })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      insertedId: body._id,
      subtotal: 89,
      shipping: 4,
      saved: 0,
      total: 93,
      paid: false,
      state: 'placed',
      tranjactionId: null,
      vehicle,
      email: buyer.email,
      number: '+1 555 0100',
    })
    expect(body.orderNumber).toMatch(/^CM-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(body.lines.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1])
    expect(await stockOf(shop, counted)).toBe(3)
    expect(await stockOf(shop, free)).toBe(null)
    const shown = await shop.call('GET', `/orders/${body._id}`, { token: buyer.token })
    const { insertedId: _, ...placed } = body
    expect(shown.body).toEqual({
      ...placed,
      events: [expect.objectContaining({ from: null, to: 'placed', who: 'customer' })],
    })
  })

  it('ships free over the threshold and says what that saved', async () => {
    const part = await addPart(shop, { price: 100 })
    const { body } = await place(buyer, { [part]: 1 }, 100)
    expect(body).toMatchObject({ shipping: 0, saved: 5, total: 100 })
  })

  it('refuses a total that is not the shop’s, and tells the right figures', async () => {
    const part = await addPart(shop, { price: 40, stock: 5 })
    for (const total of [1, 41, 43, 0, -42, 2 ** 31, 2 ** 53]) {
      const { status, body } = await place(buyer, { [part]: 1 }, total)
      expect([total, status, body.code]).toEqual([
        total,
        total === 2 ** 53 ? 400 : 409,
        total === 2 ** 53 ? 'invalid' : 'total-changed',
      ])
      if (status === 409) expect(body).toMatchObject({ subtotal: 40, shipping: 2, saved: 0, total: 42 })
    }
    for (const total of ['42', 42.5, null, undefined, {}, [], true]) {
      const { status, body } = await place(buyer, { [part]: 1 }, total)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['total']])
    }
    expect(await stockOf(shop, part)).toBe(5)
  })

  it.each([0, -1, 1.5, '2', 1000, 2 ** 31, 2 ** 53, null, true, [1], {}])(
    'refuses the quantity %j',
    async (quantity) => {
      const part = await addPart(shop)
      const { status, body } = await place(buyer, { [part]: quantity }, 42)
      expect([status, Object.keys(body.fields)]).toEqual([400, [`items.${part}`]])
    },
  )

  it.each([
    [{}, 'items'],
    [undefined, 'items'],
    [null, 'items'],
    [[], 'items'],
    ['1', 'items'],
    [{ '999999999': 1 }, 'items.999999999'],
    [{ '2147483648': 1 }, 'items.2147483648'],
    [{ '9007199254740993': 1 }, 'items.9007199254740993'],
    [{ '01': 1 }, 'items.01'],
    [{ '-1': 1 }, 'items.-1'],
    [{ '1; drop table orders': 1 }, 'items.1; drop table orders'],
    [{ '1.0': 1 }, 'items.1.0'],
    [Object.fromEntries(Array.from({ length: 101 }, (_, id) => [id + 1, 1])), 'items'],
  ])('refuses the items %j', async (items, field) => {
    const { status, body } = await place(buyer, items, 42)
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, field])
  })

  it('reads two lines of one part as the last of them, as JSON does', async () => {
    const part = await addPart(shop, { price: 40, stock: 5 })
    const body = JSON.stringify(bodyOf(buyer, { x: 0 }, 42)).replace('{"x":0}', `{"${part}":4,"${part}":1}`)
    const answer = await shop.fetch(
      new Request('http://shop/orders', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      }),
    )
    expect(answer.status).toBe(201)
    expect(await stockOf(shop, part)).toBe(4)
  })

  it('takes no field that is not the client’s', async () => {
    const part = await addPart(shop, { price: 40, stock: 5 })
    const more = {
      paid: true,
      state: 'paid',
      role: 'admin',
      userId: stranger.id,
      user_id: stranger.id,
      stock: 99,
      price: 1,
      tranjactionId: 'pi_1',
      _id: 'mine',
      shipping: 0,
    }
    const { status, body } = await place(buyer, { [part]: 1 }, 42, more)
    expect(status).toBe(201)
    expect(body).toMatchObject({ paid: false, state: 'placed', tranjactionId: null, shipping: 2 })
    expect(body._id).not.toBe('mine')
    expect(await stockOf(shop, part)).toBe(4)
    const other = await shop.call('GET', `/orders/${body._id}`, { token: stranger.token })
    expect(other.status).toBe(404)
  })

  it('refuses names and numbers that are too long or hold control characters, and takes empty ones', async () => {
    const part = await addPart(shop)
    for (const field of ['name', 'number'])
      for (const text of ['x'.repeat(201), 'a\u0000b', 7, null, undefined]) {
        const { status, body } = await place(buyer, { [part]: 1 }, 42, { [field]: text })
        expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
      }
    expect((await place(buyer, { [part]: 1 }, 42, { name: '', number: '' })).status).toBe(201)
    expect((await place(buyer, { [part]: 1 }, 42, { name: '=HYPERLINK("x")', number: '\u{1F697} ’' })).status).toBe(201)
  })

  it('is for oneself, signed in', async () => {
    const part = await addPart(shop)
    expect((await place(undefined, { [part]: 1 }, 42)).status).toBe(401)
    expect((await place(buyer, { [part]: 1 }, 42, { email: stranger.email })).status).toBe(403)
    expect((await place(admin, { [part]: 1 }, 42, { email: buyer.email })).status).toBe(403)
    expect((await place(buyer, { [part]: 1 }, 42, { email: buyer.email.toUpperCase() })).status).toBe(201)
    expect((await shop.call('POST', '/orders', { token: `${buyer.token}x`, body: {} })).status).toBe(401)
  })

  it('names the sold-out parts and what is left, and takes nothing', async () => {
    const [scarce, plenty] = [await addPart(shop, { stock: 1 }), await addPart(shop, { stock: 50 })]
    const { status, body } = await place(buyer, { [plenty]: 1, [scarce]: 2 }, 120)
    expect([status, body.code]).toEqual([409, 'sold-out'])
    expect(body.parts).toEqual([{ partId: scarce, name: 'Brake disc, front', wanted: 2, left: 1 }])
    expect([await stockOf(shop, scarce), await stockOf(shop, plenty)]).toEqual([1, 50])
  })

  it('refuses more than one card payment can be', async () => {
    const part = await addPart(shop, { price: 1_000_000 })
    const { status, body } = await place(buyer, { [part]: 999 }, 999_000_000)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['items']])
  })
})

describe('seeing orders', () => {
  it('shows one’s own, newest first, page by page', async () => {
    const person = await signUp(shop)
    const part = await addPart(shop)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await place(person, { [part]: 1 }, 42)).body._id)
    const seen: string[] = []
    for (let path: string | undefined = `/orders?email=${person.email}&limit=2`; path;) {
      const { status, body, headers } = await shop.call('GET', path, { token: person.token })
      expect(status).toBe(200)
      seen.push(...body.map((order: { _id: string }) => order._id))
      path = /<(.*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids)
  })

  it('is for the buyer and for admins', async () => {
    const { body: order } = await place(buyer, { [await addPart(shop)]: 1 }, 42)
    const of = (email: string, token?: string) => shop.call('GET', `/orders?email=${email}`, { token })
    expect((await of(buyer.email)).status).toBe(401)
    expect((await of(buyer.email, stranger.token)).status).toBe(403)
    expect((await of(buyer.email, admin.token)).body[0]._id).toBe(order._id)
    expect((await of(buyer.email, buyer.token)).body[0]._id).toBe(order._id)
    const one = (token?: string) => shop.call('GET', `/orders/${order._id}`, { token }).then(({ status }) => status)
    expect(await Promise.all([one(), one(stranger.token), one(admin.token), one(buyer.token)])).toEqual([
      401, 404, 200, 200,
    ])
    expect((await shop.call('GET', '/orders/nothing', { token: admin.token })).status).toBe(404)
    expect((await shop.call('GET', '/orders?cursor=x', { token: buyer.token })).status).toBe(400)
  })

  it('page by page misses none, though several were placed within one millisecond', async () => {
    const hasty = await signUp(shop)
    const part = await addPart(shop, { price: 40 })
    for (let n = 0; n < 3; n++) await place(hasty, { [part]: 1 }, 42)
    await sql`update orders set created_at = timestamptz '2026-01-01 10:00:00.5' + s.n * interval '1 microsecond'
      from (select id, row_number() over () as n from orders where user_id = ${hasty.id}) s where s.id = orders.id`.execute(
      shop.ctx.db,
    )
    const seen: string[] = []
    for (let path: string | undefined = '/orders?limit=1'; path;) {
      const { body, headers } = await shop.call('GET', path, { token: hasty.token })
      seen.push(body[0]._id)
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(new Set(seen).size).toBe(3)
  })

  it('lets admins search all of them, and nobody else', async () => {
    const { body: order } = await place(buyer, { [await addPart(shop)]: 1 }, 42, { name: 'Zoë_100% Nguyen' })
    const search = async (query: string, person = admin) => {
      const { status, body } = await shop.call('GET', `/orders/all?${query}`, { token: person.token })
      return status === 200 ? body.map((found: { _id: string }) => found._id) : status
    }
    expect(await search('', buyer)).toBe(403)
    for (const q of [order.orderNumber, order.orderNumber.slice(3, 8).toLowerCase(), 'zoë_100%'])
      expect(await search(`q=${encodeURIComponent(q)}&state=placed`)).toEqual([order._id])
    await sql`update orders set po_number = 'PO-47/11' where id = ${order._id}`.execute(shop.ctx.db)
    expect(await search('q=po-47%2F1')).toEqual([order._id])
    expect(await search('q=zo%25n')).toEqual([])
    expect(await search('state=paid')).toEqual([])
    expect(await search('state=nonsense')).toBe(400)
  })

  it('exports them with no cell that a spreadsheet would execute', async () => {
    await place(buyer, { [await addPart(shop)]: 1 }, 42, { name: '=1+1', number: '+1, "2"', address: '=2\nBerlin' })
    const { status, body, headers } = await shop.call('GET', '/orders/all.csv', { token: admin.token })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(body).toContain(`,'=1+1,${buyer.email},"'+1, ""2""","'=2\nBerlin",40,2,42,`)
    expect((await shop.call('GET', '/orders/all.csv', { token: buyer.token })).status).toBe(403)
  })
})

describe('giving an order up', () => {
  it('is for its buyer and for admins, and puts the parts back', async () => {
    const part = await addPart(shop, { stock: 5 })
    const { body: order } = await place(buyer, { [part]: 2 }, 84)
    const remove = (token?: string) => shop.call('DELETE', `/orders/${order._id}`, { token })
    expect((await remove()).status).toBe(401)
    expect((await remove(stranger.token)).status).toBe(404)
    expect(await stockOf(shop, part)).toBe(3)
    expect(await remove(buyer.token)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await stockOf(shop, part)).toBe(5)
    expect((await remove(buyer.token)).status).toBe(404)
    expect((await remove(admin.token)).body).toEqual({ deletedCount: 0 })
    const { body: list } = await shop.call('GET', `/orders?email=${buyer.email}&limit=100`, { token: buyer.token })
    expect(list.some((one: { _id: string }) => one._id === order._id)).toBe(false)
  })

  it('happens once, however often it is asked for at once', async () => {
    const part = await addPart(shop, { stock: 5 })
    const { body: order } = await place(buyer, { [part]: 2 }, 84)
    const asked = Array.from({ length: 20 }, () => shop.call('DELETE', `/orders/${order._id}`, { token: buyer.token }))
    const deleted = (await Promise.all(asked)).filter(({ body }) => body.deletedCount === 1)
    expect(deleted).toHaveLength(1)
    expect(await stockOf(shop, part)).toBe(5)
  })

  it('can be told why, and the order stays in the list', async () => {
    const part = await addPart(shop, { stock: 5 })
    const { body: order } = await place(buyer, { [part]: 2 }, 84)
    const cancel = (token: string) =>
      shop.call('POST', `/orders/${order._id}/cancel`, { token, body: { reason: 'wrong car' } })
    expect((await cancel(stranger.token)).status).toBe(404)
    const { body } = await cancel(buyer.token)
    expect(body).toMatchObject({ state: 'cancelled', holdUntil: null })
    expect(body.events.at(-1)).toMatchObject({ from: 'placed', to: 'cancelled', why: 'wrong car', who: 'customer' })
    expect((await cancel(buyer.token)).body.code).toBe('wrong-state')
    expect(await stockOf(shop, part)).toBe(5)
  })
})
