import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
let buyer: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  buyer = await signUp(shop)
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const lines = (part: string) => [{ part, quantity: 1 }]
const quoteOf = async (part: string) => (await shop.call('POST', '/quote', { body: { lines: lines(part) } })).body
async function buy(part: string) {
  const { quote, method } = await quoteOf(part)
  const body = { quote, method, lines: lines(part), email: buyer.email, shipTo: GOLDEN }
  return shop.call('POST', '/checkout', { token: buyer.token, body })
}

describe('the promise of an order that is paid late', () => {
  const arrivesNow = async (part: string) => (await quoteOf(part)).methods[0].arrives
  /** What an order promises after its payment, if it promised this before. */
  async function paidWith(part: string, promise: object) {
    const { body: order } = await buy(part)
    const old = JSON.stringify(promise)
    await sql`update orders set delivery = delivery || ${old}::jsonb where id = ${order._id}`.execute(shop.ctx.db)
    const intent = await shop.open(buyer, order._id, order.total)
    await shop.charge(intent)
    const { status } = await shop.claim(buyer, order._id, intent)
    const { body } = await shop.call('GET', `/orders/${order._id}`, { token: buyer.token })
    return { status, from: body.delivery.from, to: body.delivery.to }
  }

  it('is what can still be met; one that can be met stays', async () => {
    const part = await addPart(shop, { price: 40, stock: 9 })
    const before = await arrivesNow(part)
    const late = await paidWith(part, { from: '2020-01-02', to: '2020-01-03' })
    // The cut-off may have passed in between.
    expect([before, await arrivesNow(part)].map((arrives) => ({ status: 200, ...arrives }))).toContainEqual(late)
    const far = { from: '2099-01-02', to: '2099-01-05' }
    expect(await paidWith(part, far)).toEqual({ status: 200, ...far })
  })

  it('is told as it would be now while it is not paid', async () => {
    const part = await addPart(shop, { price: 40, stock: 9 })
    const { body: order } = await buy(part)
    const old = JSON.stringify({ from: '2020-01-02', to: '2020-01-03' })
    await sql`update orders set delivery = delivery || ${old}::jsonb where id = ${order._id}`.execute(shop.ctx.db)
    const before = await arrivesNow(part)
    const { body } = await shop.call('GET', `/orders/${order._id}`, { token: buyer.token })
    const { from, to } = body.delivery
    // The cut-off may pass in between.
    expect([before, await arrivesNow(part)]).toContainEqual({ from, to })
  })

  it('is none where that cannot be told', async () => {
    const part = await addPart(shop, { price: 40, stock: 9 })
    const works = (days: number[]) => sql`update place set work_days = ${days} where id = 1`.execute(shop.ctx.db)
    await works([])
    const late = await paidWith(part, { from: '2020-01-02', to: '2020-01-03' })
    await works([1, 2, 3, 4, 5])
    expect(late).toEqual({ status: 200, from: null, to: null })
  })
})
