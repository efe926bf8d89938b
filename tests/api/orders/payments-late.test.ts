import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { checkPayment, releasePayments } from '#domain/payments'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { stockOf } from '../../support/catalogue/parts.ts'

let shop: Till['shop']
let buyer: Till['buyer']
let stranger: Till['stranger']
let todo: Till['todo']
beforeAll(async () => {
  ;({ shop, buyer, stranger, todo } = await openTill())
})
afterEach(() => expectInvariants(shop))
afterAll(() => shop.close())

const silent = () => shop.sandbox.control('/faults', { failNext: { times: 2, status: 503 } })
const slow = () => shop.sandbox.control('/faults', { processNext: { times: 1 } })
const settle = (intent: string, outcome: 'succeeded' | 'failed') =>
  shop.sandbox.control(`/payments/${intent}/settle`, { outcome })
const stateOf = async (id: string) => (await todo.show(id)).state
const check = async (id: string) => {
  for (const { id: paymentId } of await todo.paymentsOf(id)) await checkPayment(asSystem(shop), { paymentId })
}

/** An order of the last two units whose payment was made, and whose hold lapsed before anybody told of it. */
async function aLateOrder() {
  const { id, part } = await todo.anOrder(2)
  const intent = await shop.open(buyer, id, 84)
  await shop.charge(intent)
  await expireHolds(asSystem(shop, 31))
  return { id, part, intent }
}

describe('a payment with an unknown outcome when the hold has lapsed', () => {
  it('pays no order whose parts a stranger has, however it becomes known', async () => {
    const { id, part, intent } = await aLateOrder()
    const other = await shop.order(stranger, { [part]: 2 }, 84)
    await silent()
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'expired', paid: false } })
    await check(id)
    expect([await stateOf(id), (await todo.show(other, stranger)).state]).toEqual(['cancelled', 'placed'])
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), await stockOf(shop, part)]).toEqual([0, 0])
  })

  it('takes the parts again at once if they are there', async () => {
    const { id, part, intent } = await aLateOrder()
    await silent()
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paying')
    expect(await stockOf(shop, part)).toBe(0)
    await check(id)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['paid', 0])
  })
})

describe('an order', () => {
  it('waits for no payment that is over, though the provider is silent', async () => {
    const { id } = await todo.anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    await shop.sandbox.stripe.paymentIntents.update(intent, { amount: 100 })
    await slow()
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paying')
    await settle(intent, 'succeeded')
    await shop.claim(buyer, id, intent)
    expect(await stateOf(id)).toBe('placed')
    await silent()
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'placed' } })
  })
})

describe('a payment that the provider still works on when the hold has lapsed', () => {
  it('pays no order whose parts a stranger has', async () => {
    await slow()
    const { id, part, intent } = await aLateOrder()
    const other = await shop.order(stranger, { [part]: 2 }, 84)
    const { status, body } = await shop.claim(buyer, id, intent)
    expect([status, body.state, body.events.at(-1).why]).toEqual([202, 'expired', 'the payment is on its way'])
    await releasePayments(asSystem(shop), { orderId: id })
    expect((await todo.show(id)).events).toHaveLength(body.events.length)
    await settle(intent, 'succeeded')
    expect((await shop.claim(buyer, id, intent)).body.code).toBe('payment-returned')
    expect([await stateOf(id), (await todo.show(other, stranger)).state]).toEqual(['cancelled', 'placed'])
    await todo.sendPendingRefunds(id)
    expect(await todo.charged(intent)).toBe(0)
  })

  it('leaves an order without parts expired when it fails', async () => {
    await slow()
    const { id, part, intent } = await aLateOrder()
    await shop.order(stranger, { [part]: 2 }, 84)
    await shop.claim(buyer, id, intent)
    await settle(intent, 'failed')
    expect((await shop.claim(buyer, id, intent)).body.code).toBe('not-paid')
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 0])
  })

  it('holds the parts again if they are there, and keeps them when it fails', async () => {
    await slow()
    const { id, part, intent } = await aLateOrder()
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paying')
    await settle(intent, 'failed')
    await shop.claim(buyer, id, intent)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 0])
  })

  it('is mentioned before sold-out parts, because money may be on its way', async () => {
    await slow()
    const { id, part, intent } = await aLateOrder()
    await shop.order(stranger, { [part]: 2 }, 84)
    expect((await todo.start(buyer, id, 84)).body.code).toBe('payment-pending')
    await silent()
    expect((await todo.start(buyer, id, 84)).status).toBe(503)
    await settle(intent, 'failed')
    expect((await todo.start(buyer, id, 84)).body.code).toBe('sold-out')
  })
})
