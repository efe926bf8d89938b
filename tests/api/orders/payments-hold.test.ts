import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { checkPayment, releasePayments, startPayment } from '#domain/payments'
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

const stateOf = async (id: string) => (await todo.show(id)).state
const expireAt = (minute: number) => expireHolds(asSystem(shop, minute))

/** Opens the payment so many minutes from now; answers for how many minutes from now the parts are held. */
async function openAt(minute: number, orderId: string) {
  const actor = { kind: 'user', role: 'customer', id: buyer.id, email: buyer.email } as const
  const { holdUntil } = await startPayment({ ...asSystem(shop, minute), actor }, { orderId, total: 84 })
  return Math.round((Date.parse(holdUntil) - Date.now()) / 60_000)
}

describe('opening the payment of an order', () => {
  it('keeps its parts five minutes more at a time when its first hold ends, for a quarter of an hour', async () => {
    const { id, part } = await todo.anOrder(2)
    const until: number[] = []
    for (const minute of [0, 20, 27, 31, 35, 39, 43, 44]) until.push(await openAt(minute, id))
    expect(until).toEqual([30, 30, 32, 36, 40, 44, 45, 45])
    expect((await todo.show(id)).events).toHaveLength(1)
    await expireAt(44)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 0])
    await expireAt(46)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 2])
  })

  it('that has lapsed holds its parts again, five minutes at a time, for a quarter of an hour', async () => {
    const { id, part } = await todo.anOrder(2)
    await expireAt(31)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 2])
    const until: number[] = []
    for (const minute of [60, 64, 68, 72, 74]) until.push(await openAt(minute, id))
    expect(until).toEqual([65, 69, 73, 75, 75])
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 0])
    expect(await todo.paymentsOf(id)).toHaveLength(1)
    await expireAt(76)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 2])
  })

  it('takes a part that stands on two of its lines once, for both', async () => {
    const { id, part } = await todo.anOrder(5)
    await sql`
      with line as (
        insert into order_line (order_id, position, part_id, number, name, brand, price, quantity)
        select order_id, 1, part_id, number, 'the same, as an exchange', brand, price, 1 from order_line where order_id = ${id}
        returning price
      ), held as (
        update hold set quantity = quantity + 1 where order_id = ${id}
      ), taken as (
        update stock set free = free - 1 where part_id = ${Number(part)}
      )
      update orders set total = total + price from line where id = ${id}`.execute(shop.ctx.db)
    await expireAt(31)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 5])
    const { total } = await todo.show(id)
    expect((await todo.start(buyer, id, total)).status).toBe(200)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 2])
  })

  it('that has lapsed and is left alone lets them go after five minutes, and its payment is closed', async () => {
    const { id, part } = await todo.anOrder(2)
    await expireAt(31)
    await openAt(31, id)
    const intent = await shop.open(buyer, id, 84)
    await expireAt(35)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 0])
    await expireAt(37)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 2])
    await releasePayments(asSystem(shop), { orderId: id })
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
  })

  it('that has lapsed a moment ago, before its parts were given back, begins anew as well', async () => {
    const { id, part } = await todo.anOrder(2)
    expect(await openAt(50, id)).toBe(55)
    const { events } = await todo.show(id)
    expect(events.map((event: { to: string }) => event.to)).toEqual(['placed', 'expired', 'placed'])
    await expireAt(54)
    expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['placed', 0])
  })

  it('that lapsed twice still settles what was paid: filled while the parts are there, else sent back', async () => {
    for (const isGone of [false, true]) {
      const { id, part } = await todo.anOrder(2)
      await expireAt(31)
      const intent = await shop.open(buyer, id, 84)
      await shop.charge(intent)
      await expireAt(37)
      expect([await stateOf(id), await stockOf(shop, part)]).toEqual(['expired', 2])
      if (isGone) await shop.order(stranger, { [part]: 2 }, 84)
      for (const payment of await todo.paymentsOf(id)) await checkPayment(asSystem(shop), { paymentId: payment.id })
      await todo.sendPendingRefunds(id)
      expect([await stateOf(id), await todo.charged(intent)]).toEqual(isGone ? ['cancelled', 0] : ['paid', 8400])
    }
  })
})
