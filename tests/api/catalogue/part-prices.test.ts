import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let buyer: Person
beforeAll(async () => {
  shop = await openShop()
  ;[admin, buyer] = await Promise.all([makeAdmin(shop), signUp(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

type Break = { from: unknown; price: unknown }
const set = (part: string, breaks: Break[], version = 1, person: Person | undefined = admin) =>
  shop.call('PUT', `/parts/${part}/prices`, { token: person?.token, body: { version, breaks } })
const quoteOf = async (part: string, ...quantities: number[]) =>
  (await shop.call('POST', '/quote', { body: { lines: quantities.map((quantity) => ({ part, quantity })) } })).body
const order = (part: string, quantity: number, total: number) =>
  shop.call('POST', '/orders', {
    token: buyer.token,
    body: { name: '', email: buyer.email, number: '', total, items: { [part]: quantity } },
  })

/** A part of $40; from 5 on each costs $30, from 10 on $20. */
async function cheaperByTen(): Promise<string> {
  const part = await addPart(shop, { price: 40, stock: 100 })
  const { status, body } = await set(part, [
    { from: 5, price: 30 },
    { from: 10, price: 20 },
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  return part
}

describe('a price by quantity', () => {
  it('is what a quote and an order charge, over all lines of the part, and what its page says', async () => {
    const part = await cheaperByTen()
    for (const [quantities, price] of [
      [[4], 40],
      [[5], 30],
      [[9], 30],
      [[10], 20],
      [[6, 4], 20],
    ] as const) {
      const quote = await quoteOf(part, ...quantities)
      expect(quote.lines.map((line: { price: number }) => line.price)).toEqual(quantities.map(() => price * 100))
      expect(quote.subtotal).toBe(price * 100 * quantities.reduce((sum, quantity) => sum + quantity, 0))
    }
    expect((await order(part, 10, 420)).body).toMatchObject({ code: 'total-changed', subtotal: 200 })
    const placed = await order(part, 10, 200)
    expect(placed.body.lines[0]).toMatchObject({ price: 20, quantity: 10 })
    expect((await order(part, 4, 160)).status).toBe(201)
    expect((await shop.call('GET', `/parts/${part}`)).body.priceBreaks).toEqual([
      { from: 5, price: 30 },
      { from: 10, price: 20 },
    ])
  })

  it('is never above the price of one', async () => {
    const part = await cheaperByTen()
    const { body: record } = await shop.call('GET', `/bestSeller/${part}`)
    const { name, img, version } = record
    const lowered = await shop.call('PUT', `/bestSeller/${part}`, {
      token: admin.token,
      body: { name, img, price: 25, version },
    })
    expect(lowered.status).toBe(200)
    await shop.heard()
    expect((await quoteOf(part, 6)).lines[0].price).toBe(2500)
    expect((await quoteOf(part, 10)).lines[0].price).toBe(2000)
    expect((await shop.call('GET', `/parts/${part}`)).body.priceBreaks).toEqual([{ from: 10, price: 20 }])
  })

  it('can be taken away again; of two admins the second is told', async () => {
    const part = await cheaperByTen()
    const late = await set(part, [], 1)
    expect([late.status, late.body.current.breaks]).toEqual([
      412,
      [
        { from: 5, price: 30 },
        { from: 10, price: 20 },
      ],
    ])
    expect((await set(part, [], late.body.current.version)).body.breaks).toEqual([])
    expect((await quoteOf(part, 10)).lines[0].price).toBe(4000)
  })

  it('is set by admins alone, and what is wrong is named by its row', async () => {
    const part = await addPart(shop, { price: 40 })
    expect((await set(part, [], 1, buyer)).status).toBe(403)
    expect((await shop.call('PUT', `/parts/${part}/prices`, { body: { version: 1, breaks: [] } })).status).toBe(401)
    expect((await set('999999999', [])).status).toBe(404)
    for (const [breaks, fields] of [
      [[{ from: 1, price: 30 }], ['breaks.0.from']],
      [[{ from: 5, price: 40 }], ['breaks.0.price']],
      [[{ from: 5, price: 'cheap' }], ['breaks.0.price']],
      [[{ from: 5, price: 12.5 }], ['breaks.0.price']],
      [
        [
          { from: 5, price: 30 },
          { from: 5, price: 30 },
        ],
        ['breaks.1.from', 'breaks.1.price'],
      ],
    ] as const) {
      const { status, body } = await set(part, [...breaks])
      expect([status, Object.keys(body.fields)], JSON.stringify(body)).toEqual([400, fields])
    }
  })
})
