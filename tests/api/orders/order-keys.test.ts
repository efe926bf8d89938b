import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { cookiesOf, makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: PayingShop
let stranger: Person
let admin: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  ;[stranger, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

type Guests = { id: string; number: string; email: string; key: string; cookie: string }

/** An order of two parts, $84, without an account, and the key that its buyer holds. */
async function guestsOrder(of: TestShop = shop): Promise<Guests> {
  const part = await addPart(of, { price: 40, stock: 9 })
  const { body, headers } = await buy(of, [{ part, quantity: 2 }])
  return { id: body._id, number: body.orderNumber, email: body.email, key: body.key, cookie: cookiesOf(headers) }
}
const lookUp = (body: unknown, of: TestShop = shop, from?: string) =>
  of.call('POST', '/order-lookup', { body, ...(from ? { from } : {}) })
type Shown = { token?: string; headers?: Record<string, string> }
const withKey = (key: string): Shown => ({ headers: { 'x-order-key': key } })

describe('the key of an order', () => {
  it('makes its holder the buyer of that order, in the header and in the cookie', async () => {
    const order = await guestsOrder()
    for (const shown of [withKey(order.key), { headers: { cookie: order.cookie } }, { token: admin.token }]) {
      const { status, body } = await shop.call('GET', `/orders/${order.id}`, shown)
      expect([status, body._id, body.email]).toEqual([200, order.id, order.email])
    }
    const shownTo = async (shown: Shown) => (await shop.call('GET', `/orders/${order.id}`, shown)).body.events[0].who
    expect(await shownTo(withKey(order.key))).toBe('customer')
    expect(
      (await shop.call('GET', `/orders/${order.id}`, { ...withKey(order.key), token: stranger.token })).status,
    ).toBe(200)
  })

  it('does not delete an order for somebody else who holds it', async () => {
    const order = await guestsOrder()
    const shown = { ...withKey(order.key), token: stranger.token }
    expect((await shop.call('DELETE', `/orders/${order.id}`, shown)).status).toBe(404)
    expect((await shop.call('GET', `/orders/${order.id}`, withKey(order.key))).body.state).toBe('placed')
  })

  it('stays in no browser after its owner signed out', async () => {
    const part = await addPart(shop)
    const own = await buy(shop, [{ part, quantity: 1 }], { person: stranger })
    expect([own.status, own.headers.getSetCookie()]).toEqual([201, []])
    const [person, one, other] = [await signUp(shop), await guestsOrder(), await guestsOrder()]
    const cookie = [person.cookie, one.cookie, other.cookie].join('; ')
    const { headers } = await shop.call('POST', '/auth/sign-out', { body: {}, headers: { cookie } })
    const gone = headers.getSetCookie().filter((one) => /^order-key-[^=]+=; Max-Age=0; Path=\/api/i.test(one))
    expect(gone.map((one) => one.split('=')[0]).toSorted()).toEqual(
      [one, other].map((order) => order.cookie.split('=')[0]).toSorted(),
    )
  })

  it('opens no other order, and nobody else opens this one', async () => {
    const [one, other] = [await guestsOrder(), await guestsOrder()]
    const cut = other.key.slice(0, -1) + (other.key.endsWith('A') ? 'B' : 'A')
    const foreign: [Shown, number][] = [
      [{}, 401],
      [withKey(one.key), 401],
      [withKey(cut), 401],
      [withKey(`${other.id}.`), 401],
      [withKey(`${other.key}.x`), 401],
      [withKey(`${other.key}.`), 401],
      [withKey(`${other.id}.${one.key.split('.')[1]}`), 401],
      [{ headers: { cookie: one.cookie } }, 401],
      [{ token: stranger.token }, 404],
      [{ token: stranger.token, ...withKey(one.key) }, 404],
    ]
    const calls: [string, string, object?][] = [
      ['GET', `/orders/${other.id}`],
      ['GET', `/orders/${other.id}/invoice.pdf`],
      ['GET', `/orders/${other.id}/refunds`],
      ['POST', `/orders/${other.id}/cancel`, {}],
      ['POST', `/orders/${other.id}/fit-reports`, { line: 0, what: 'It does not fit' }],
      ['POST', '/create-payment-intent', { orderId: other.id, total: 84 }],
      ['PATCH', `/orders/${other.id}`, { tranjactionId: 'pi_1' }],
      ['PATCH', `/orders/${other.id}/address`, { company: 'Mine' }],
    ]
    for (const [method, path, body] of calls)
      for (const [shown, status] of foreign)
        expect((await shop.call(method, path, { body, ...shown })).status, `${method} ${path}`).toBe(status)
    expect((await shop.call('GET', `/orders/${other.id}`, withKey(other.key))).body.state).toBe('placed')
  })

  it('gives no right to anything but that order', async () => {
    const { id, key } = await guestsOrder()
    const calls: [string, string, object?][] = [
      ['GET', '/orders'],
      ['GET', '/garage'],
      ['GET', '/profile'],
      ['DELETE', `/orders/${id}`],
      ['POST', `/orders/${id}/refunds`, { reason: 'so' }],
      ['POST', '/orders', {}],
    ]
    for (const [method, path, body] of calls)
      expect((await shop.call(method, path, { body, ...withKey(key) })).status, `${method} ${path}`).toBe(401)
  })

  it('pays, shows the invoice and what comes of it', async () => {
    const order = await guestsOrder()
    const shown = withKey(order.key)
    const opened = await shop.call('POST', '/create-payment-intent', {
      body: { orderId: order.id, total: 84 },
      ...shown,
    })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const intent = opened.body.clientSecret.split('_secret_')[0]
    await shop.charge(intent)
    const paid = await shop.call('PATCH', `/orders/${order.id}`, { body: { tranjactionId: intent }, ...shown })
    expect([paid.status, paid.body.state]).toEqual([200, 'paid'])
    const invoice = await shop.call('GET', `/orders/${order.id}/invoice.pdf`, { headers: { cookie: order.cookie } })
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await shop.call('GET', `/orders/${order.id}/refunds`, shown)).body).toEqual([])
  })

  it('cancels while that may be, and its history says that the customer did', async () => {
    const order = await guestsOrder()
    const { status, body } = await shop.call('POST', `/orders/${order.id}/cancel`, { body: {}, ...withKey(order.key) })
    expect([status, body.state]).toEqual([200, 'cancelled'])
    expect(body.events.map(({ who }: { who: string }) => who)).toEqual(['customer', 'customer'])
    const told = (await shop.call('GET', `/orders/${order.id}`, { token: admin.token })).body.events
    expect(told.at(-1).who).toBe('customer')
  })

  it('in a cookie lets no other site write', async () => {
    const order = await guestsOrder()
    const headers = { cookie: order.cookie, origin: 'https://elsewhere.example' }
    expect((await shop.call('POST', `/orders/${order.id}/cancel`, { body: {}, headers })).status).toBe(401)
    expect((await shop.call('POST', '/order-keys', { body: { key: order.key }, headers })).status).toBe(403)
    const ours = { cookie: order.cookie, origin: shop.config.baseUrl }
    expect((await shop.call('POST', `/orders/${order.id}/cancel`, { body: {}, headers: ours })).status).toBe(200)
  })
})

describe('POST /order-keys', () => {
  it('keeps the keys of the last twenty orders out of reach of scripts', async () => {
    const { id, key } = await guestsOrder()
    const { status, body, headers } = await shop.call('POST', '/order-keys', { body: { key } })
    expect([status, body]).toEqual([200, { orderId: id, key }])
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^order-key-[^=]+=[^;]+; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/)
    const jar = cookiesOf(headers)
    const again = await shop.call('POST', '/order-keys', { body: { key }, headers: { cookie: jar } })
    expect(again.headers.getSetCookie()).toEqual([])
    const names = Array.from({ length: 30 }, (_, n) => `order-key-${n + 10}`)
    const many = { cookie: names.map((name) => `${name}=x.y`).join('; ') }
    const full = await shop.call('POST', '/order-keys', { body: { key }, headers: many })
    const [stored, ...gone] = full.headers.getSetCookie()
    expect(stored).toContain(`=${key};`)
    expect(gone.map((one) => one.split('=')[0])).toEqual(names.slice(0, 11).toReversed())
  })

  it('keeps those of two orders that were placed at the same moment', async () => {
    const jar = new Map<string, string>()
    const orders = await Promise.all([guestsOrder(), guestsOrder()])
    for (const { cookie } of orders) jar.set(cookie.split('=')[0]!, cookie)
    const cookie = [...jar.values()].join('; ')
    for (const { id } of orders)
      expect((await shop.call('GET', `/orders/${id}`, { headers: { cookie } })).status).toBe(200)
  })

  it('takes no other text', async () => {
    const { id, key } = await guestsOrder()
    for (const wrong of ['', 'x', id, `${id}.x`, `${key}.x`, key.slice(1)])
      expect((await shop.call('POST', '/order-keys', { body: { key: wrong } })).status, wrong).toBe(404)
    const answers = [{}, { key: 7 }, { key: 'x'.repeat(201) }].map((body) => shop.call('POST', '/order-keys', { body }))
    for (const { status, body } of await Promise.all(answers))
      expect([status, Object.keys(body.fields)]).toEqual([400, ['key']])
    await shop.call('POST', `/orders/${id}/cancel`, { body: {}, ...withKey(key) })
    await sql`update orders set deleted_at = now() where id = ${id}`.execute(shop.ctx.db)
    expect((await shop.call('POST', '/order-keys', { body: { key } })).status).toBe(404)
    expect((await shop.call('GET', `/orders/${id}`, withKey(key))).status).toBe(401)
  })
})

describe('POST /order-lookup', () => {
  it('finds an order by number and e-mail address, as people type them', async () => {
    const { id, number, email, key } = await guestsOrder()
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' '), ` ${number} `])
      expect((await lookUp({ number: typed, email: ` ${email.toUpperCase()}` })).body).toEqual({ orderId: id, key })
  })

  it('answers the same for a wrong number and a wrong e-mail address, and never opens an account’s order', async () => {
    const { number, email } = await guestsOrder()
    const part = await addPart(shop, { price: 40 })
    const body = { name: '', email: stranger.email, number: '', total: 42, items: { [part]: 1 } }
    const own = (await shop.call('POST', '/orders', { token: stranger.token, body })).body
    const answers = await Promise.all([
      lookUp({ number, email: 'nobody@camber.example' }),
      lookUp({ number: 'CM-2222-2222', email }),
      lookUp({ number: own.orderNumber, email: stranger.email }),
    ])
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0].body])
    expect(answers[0].headers.getSetCookie()).toEqual([])
  })

  it('names the field of what is missing or malformed', async () => {
    const wrong: [unknown, string[]][] = [
      [{}, ['number', 'email']],
      [{ number: '17', email: 'a@b.example' }, ['number']],
      [{ number: 'CM-7F3K-29QD', email: '' }, ['email']],
      [{ number: 'CM-7F3K-29QD', email: 'x'.repeat(300) }, ['email']],
    ]
    for (const [body, fields] of wrong) {
      const answer = await lookUp(body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields])
    }
  })

  it('is refused to an address that guesses, never to the owner at another one; the right answer counts for nothing', async () => {
    const limited = await openShopFor({ LIMITS: '1' })
    const { number, email } = await guestsOrder(limited)
    const attempt = (with_: object, from: string) => lookUp(with_, limited, from).then(({ status }) => status)
    for (let n = 0; n < 12; n++) expect(await attempt({ number, email }, `203.0.113.${n}`)).toBe(200)
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await attempt({ number, email: `${n}@camber.example` }, '198.51.100.1'))
    expect(guesses).toEqual([...Array(10).fill(404), 429, 429])
    expect(await attempt({ number, email }, '203.0.113.99')).toBe(200)
    // From many addresses all that can be guessed in an hour is still little.
    const many = []
    for (let n = 0; n < 202; n++)
      many.push(await attempt({ number, email: `${n}@camber.example` }, `198.51.101.${Math.floor(n / 10)}`))
    expect(many).toEqual([...Array(200).fill(404), 429, 429])
    const scan = []
    for (let n = 0; n < 31; n++) scan.push(await attempt({ number: `CM-2222-22${10 + n}`, email }, '192.0.2.7'))
    expect([scan.slice(0, 30).every((status) => status === 404), scan[30]]).toEqual([true, 429])
  })
})
