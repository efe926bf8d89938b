import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

const img = 'https://pictures.example/gasket.jpg'

async function openStage(settings: Record<string, string>) {
  const shop = await openPayingShop({ LIMITS: '0', ...settings })
  const [buyer, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
  const as = (person: Person, method: string, path: string, body?: object) =>
    shop.call(method, path, { token: person.token, body })
  const addPart = async (price: number, name = 'Gasket, zirconium') =>
    (await as(admin, 'POST', '/bestSeller', { name, price, img })).body.insertedId as string
  return { shop, buyer, admin, as, addPart }
}

const sent = async (shop: PayingShop, about: string) => {
  const list = async () => (await shop.sandbox.mailBox.list()).find(({ subject }) => subject?.includes(about))
  await expect.poll(list).toBeDefined()
  return (await list())!.text
}

describe('a shop whose prices have cents', () => {
  let stage: Awaited<ReturnType<typeof openStage>>
  beforeAll(async () => {
    stage = await openStage({ PRICES: 'cents' })
  })
  afterAll(() => stage.shop.close())

  it('takes a price with two decimals at most, and explains why it refuses another', async () => {
    const { as, admin, addPart } = stage
    const id = await addPart(12.49)
    expect((await as(admin, 'GET', `/bestSeller/${id}`)).body.price).toBe(12.49)
    const saved = await as(admin, 'PUT', `/bestSeller/${id}`, { name: 'Gasket', price: 0.07, img })
    expect(saved.body.price).toBe(0.07)
    for (const price of [12.495, 0, 1_000_000.01, '12.49']) {
      const { status, body } = await as(admin, 'POST', '/bestSeller', { name: 'Gasket', price, img })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['price']])
    }
  })

  it('finds parts by bands and ranges of cents', async () => {
    const { shop, addPart } = stage
    const made = await Promise.all([24.99, 25, 49.99, 50].map((price) => addPart(price, 'Xylograph')))
    const found = async (query: Record<string, string | number>) => {
      const { items } = await listOf(shop, { q: 'xylograph', sort: 'price-up', ...query })
      return items.map((item) => item.price)
    }
    await expect.poll(() => found({})).toHaveLength(made.length)
    expect(await found({ priceMin: 25, priceMax: 49.99 })).toEqual([25, 49.99])
    expect(await found({ priceMin: 24.98, priceMax: 25 })).toEqual([24.99, 25])
    const { facets } = await listOf(shop, { q: 'xylograph', priceMin: '25', priceMax: '49.99' })
    expect(facets.price.find(({ selected }) => selected)).toMatchObject({
      value: '25-49.99',
      label: '$25.00 to $49.99',
      count: 2,
    })
    const all = await listOf(shop, { priceMin: 25, priceMax: 49.99 })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from part where price between 2500 and 4999`.execute(shop.ctx.db)
    expect(all.count).toBe(rows[0]!.n)
    const none = await listOf(shop, { q: 'xylograph', priceMin: 24.5, priceMax: 24.75 })
    expect(none.relax.find(({ drop }) => drop === 'price')).toMatchObject({ count: 4 })
    expect((await shop.call('GET', '/parts?priceMin=1.005')).body.fields).toEqual({
      priceMin: 'priceMin should be a number with 2 decimals at most',
    })
  })

  it('takes no order that is too small to be paid by card', async () => {
    const { as, buyer, addPart } = stage
    const part = await addPart(0.23)
    const order = (units: number, total: number) => ({
      name: 'Pat',
      email: buyer.email,
      number: '',
      items: { [part]: units },
      total,
    })
    const { status, body } = await as(buyer, 'POST', '/orders', order(2, 0.48))
    expect([status, body.fields]).toEqual([400, { items: 'A card payment is at least $0.50. Please order more.' }])
    expect((await as(buyer, 'POST', '/orders', order(3, 0.72))).status).toBe(201)
  })

  it('keeps a proposed price to the cent', async () => {
    const { as, admin, buyer, addPart } = stage
    const id = await addPart(12.49)
    expect((await as(buyer, 'PUT', `/bestSeller/${id}`, { name: 'Gasket, zirconium', price: 12.94, img })).status).toBe(
      202,
    )
    const { items } = (await as(admin, 'GET', '/corrections')).body
    const proposed = items.find(({ part }: { part: { _id: string } }) => part._id === id)
    expect(proposed).toMatchObject({ part: { price: 12.49 }, change: { price: 12.94 } })
    await as(admin, 'PUT', `/corrections/${proposed._id}`, { decision: 'accept' })
    expect((await as(admin, 'GET', `/parts/${id}`)).body.price).toBe(12.94)
    const stale = { name: 'Gasket', price: 13.01, img, version: 1 }
    expect((await as(admin, 'PUT', `/bestSeller/${id}`, stale)).body).toMatchObject({
      current: { price: 12.94 },
      yours: { price: 13.01 },
    })
  })

  it('sells, charges, refunds and prints $12.49', async () => {
    const { shop, as, admin, buyer, addPart } = stage
    await shop.work()
    const part = await addPart(12.49)
    expect((await shop.call('GET', `/cart?part=${part}`)).body.items[0].price).toBe(12.49)

    const order = { name: 'Pat', email: buyer.email, number: '', items: { [part]: 3 } }
    expect(await as(buyer, 'POST', '/orders', { ...order, total: 39.3 })).toMatchObject({
      status: 409,
      body: { code: 'total-changed', total: 39.34, detail: expect.stringContaining('$39.34') },
    })
    expect((await as(buyer, 'POST', '/orders', { ...order, total: 39.345 })).body.fields).toHaveProperty('total')
    const placed = (await as(buyer, 'POST', '/orders', { ...order, total: 39.34 })).body
    expect(placed).toMatchObject({ currency: 'USD', subtotal: 37.47, shipping: 1.87, saved: 0, total: 39.34 })
    expect(placed.lines[0]).toMatchObject({ price: 12.49, quantity: 3 })
    const id = placed._id as string

    const intent = await shop.open(buyer, id, 39.34)
    expect(await shop.sandbox.stripe.paymentIntents.retrieve(intent)).toMatchObject({ amount: 3934, currency: 'usd' })
    await shop.charge(intent)
    // Nothing returns from the browser: the provider's webhook tells.
    await expect.poll(async () => (await as(buyer, 'GET', `/orders/${id}`)).body.state).toBe('paid')
    expect(await sent(shop, 'is paid')).toMatch(/\$37\.47[^]*\$1\.87[^]*\$39\.34/)
    const invoice = async () => {
      const headers = { authorization: `Bearer ${buyer.token}` }
      const answer = await shop.fetch(new Request(`http://shop/orders/${id}/invoice.pdf`, { headers }))
      return pdfText(new Uint8Array(await answer.arrayBuffer())).split('\n')
    }
    expect(await invoice()).toEqual(expect.arrayContaining(['$12.49', '$37.47', '$1.87', '$39.34']))

    const refund = (amount: number) => as(admin, 'POST', `/orders/${id}/refunds`, { amount, reason: 'a scratch' })
    expect((await refund(39.35)).body.fields.amount).toBe('At most $39.34 can be sent back')
    expect((await refund(0.005)).body.fields).toHaveProperty('amount')
    expect(await refund(12.49)).toMatchObject({ status: 201, body: { amount: 12.49, currency: 'USD' } })
    await expect.poll(async () => (await as(buyer, 'GET', `/orders/${id}`)).body.state).toBe('part-refunded')
    const { latest_charge: charge } = await shop.sandbox.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    })
    expect(charge).toMatchObject({ amount: 3934, amount_refunded: 1249 })
    expect(await sent(shop, 'Money back')).toContain('$12.49')
    expect((await as(buyer, 'GET', `/orders/${id}`)).body.events.at(-1).why).toBe('$12.49 went back: a scratch')

    const { days, bestSellers } = (await as(admin, 'GET', '/overview')).body
    expect(days.at(-1)).toMatchObject({ orders: 1, revenue: 26.85 })
    expect(bestSellers[0]).toMatchObject({ partId: part, quantity: 3, revenue: 37.47 })
    expect((await as(admin, 'GET', '/orders/all.csv')).body).toContain(',37.47,1.87,39.34,')

    await refund(26.85)
    await expect.poll(async () => (await as(buyer, 'GET', `/orders/${id}`)).body.state).toBe('refunded')
    await expectInvariants(shop)
  })

  it('adds up what went back to the cent', async () => {
    const { shop, as, admin, buyer, addPart } = stage
    const before = (await as(admin, 'GET', '/overview')).body.days.at(-1).revenue
    const part = await addPart(20)
    for (const back of [0.51, 0.51]) {
      const id = await shop.order(buyer, { [part]: 1 }, 21)
      const intent = await shop.open(buyer, id, 21)
      await shop.charge(intent)
      await shop.claim(buyer, id, intent)
      await as(admin, 'POST', `/orders/${id}/refunds`, { amount: back, reason: 'a scratch' })
    }
    const after = (await as(admin, 'GET', '/overview')).body.days.at(-1).revenue
    expect(Math.round((after - before) * 100)).toBe(4098)
  })

  it('takes no payment of another currency for one of its orders', async () => {
    const { shop, buyer, addPart } = stage
    const id = await shop.order(buyer, { [await addPart(20)]: 1 }, 21)
    const intent = await shop.open(buyer, id, 21)
    await sql`update orders set currency = 'EUR' where id = ${id}`.execute(shop.ctx.db)
    await shop.charge(intent)
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 409, body: { code: 'payment-returned' } })
    await sql`update orders set currency = 'USD' where id = ${id}`.execute(shop.ctx.db)
  })
})

it('a shop of yen has no decimals, and charges yen', async () => {
  const { shop, buyer, admin, as, addPart } = await openStage({ CURRENCY: 'JPY', PRICES: 'cents' })
  onTestFinished(() => shop.close())
  const part = await addPart(1249)
  expect((await as(admin, 'POST', '/bestSeller', { name: 'Gasket', price: 12.5, img })).body.fields).toEqual({
    price: 'Price should be a whole number',
  })
  const id = await shop.order(buyer, { [part]: 1 }, 1249)
  const intent = await shop.open(buyer, id, 1249)
  expect(await shop.sandbox.stripe.paymentIntents.retrieve(intent)).toMatchObject({ amount: 1249, currency: 'jpy' })
  await shop.charge(intent)
  expect((await shop.claim(buyer, id, intent)).body).toMatchObject({ paid: true, total: 1249, currency: 'JPY' })
  await as(admin, 'POST', `/orders/${id}/refunds`, { amount: 249, reason: 'a scratch' })
  await shop.work()
  expect(await sent(shop, 'Money back')).toContain('¥249 back')
  await expectInvariants(shop)
})

it('a shop of whole dollars refuses cents, and names the field', async () => {
  const { shop, buyer, admin, as, addPart } = await openStage({})
  onTestFinished(() => shop.close())
  const part = await addPart(20)
  expect((await as(admin, 'POST', '/bestSeller', { name: 'Gasket', price: 12.49, img })).body.fields).toEqual({
    price: 'Price should be a whole number',
  })
  const order = { name: '', email: buyer.email, number: '', items: { [part]: 1 }, total: 21.5 }
  expect((await as(buyer, 'POST', '/orders', order)).body.fields).toEqual({
    total: 'The total is a whole number of dollars',
  })
  const id = await shop.order(buyer, { [part]: 1 }, 21)
  const refund = { amount: 0.5, reason: 'a scratch' }
  expect((await as(admin, 'POST', `/orders/${id}/refunds`, refund)).body.fields).toEqual({
    amount: 'The amount is a whole number of dollars',
  })
})
