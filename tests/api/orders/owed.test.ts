import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lapseChanges, reconcilePayments, releasePayments, startPayment } from '#domain/payments'
import { type ChangingRoom, more, openChangingRoom, unitsOf } from '../../support/shops/changing-room.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { stockOf } from '../../support/catalogue/parts.ts'

let room: ChangingRoom
beforeAll(async () => {
  room = await openChangingRoom()
})
afterEach(() => expectInvariants(room.shop))
afterAll(() => room.shop.close())

describe('a change that is not paid', () => {
  it('lapses: the order stays as it was, and the units are free again', async () => {
    const { shop } = room
    const { id, part } = await room.anOrder()
    await room.change(id, more(0, 2))
    await lapseChanges(asSystem(shop, 359))
    await releasePayments(asSystem(shop, 359), { orderId: id })
    expect((await room.show(id)).owed).toBe(80)
    await releasePayments(asSystem(shop, 361), { orderId: id })
    const order = await room.show(id, room.buyer)
    expect([order.total, unitsOf(order), await stockOf(shop, part)]).toEqual([120, [3], 7])
    expect(order.events.at(-1).why).toMatch(/^the change was not paid in time: 2 × /)
    expect((await room.mailsOf(id)).at(-1)).toMatchObject({ kind: 'not-changed' })
    expect((await room.pack(id)).status).toBe(201)
  })

  it('is closed at the provider before it lapses', async () => {
    const { shop, buyer } = room
    const { id, part } = await room.anOrder()
    await room.change(id, more(0, 2))
    const intent = await shop.open(buyer, id, 80)
    await releasePayments(asSystem(shop, 361), { orderId: id })
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
    expect([await stockOf(shop, part), (await room.show(id)).owed]).toEqual([7, undefined])
  })

  it('that was paid in the last moment is made, whoever hears of it first', async () => {
    const { shop, buyer } = room
    const { id } = await room.anOrder()
    await room.change(id, more(0, 2))
    await shop.charge(await shop.open(buyer, id, 80))
    await releasePayments(asSystem(shop, 361), { orderId: id })
    expect([(await room.show(id)).total, await room.charged(id)]).toEqual([200, 20_000])
  })

  it('takes no payment any more after its time', async () => {
    const { shop, buyer } = room
    const { id } = await room.anOrder()
    await room.change(id, more(0, 2))
    await sql`update order_change set pay_until = now() where order_id = ${id}`.execute(shop.ctx.db)
    const answer = await room.todo.start(buyer, id, 80)
    expect([answer.status, answer.body.code]).toEqual([409, 'too-late'])
    await room.withdraw(id)
    expect((await room.todo.start(buyer, id, 80)).body.code).toBe('already-paid')
  })

  it('is withdrawn by its buyer or an admin, and another can be made', async () => {
    const { shop, admin } = room
    const { id, part } = await room.anOrder()
    await room.change(id, more(0, 2))
    expect((await room.change(id, more(0, 1))).body.code).toBe('owes-money')
    const kept = await room.withdraw(id)
    expect([kept.status, kept.body.owed, await stockOf(shop, part)]).toEqual([200, undefined, 7])
    expect(kept.body.events.at(-1).why).toMatch(/^the change was withdrawn/)
    await room.change(id, more(0, 1))
    expect((await room.withdraw(id, admin)).status).toBe(200)
    expect((await room.withdraw(id)).body.code).toBe('nothing-owed')
  })

  it('that the card provider refuses to charge can be withdrawn, and lapses', async () => {
    const { shop } = room
    for (const end of ['withdrawn', 'lapsed']) {
      const { id, part } = await room.anOrder()
      await room.change(id, more(0, 2))
      await sql`update order_change set owed = 30 where order_id = ${id}`.execute(shop.ctx.db)
      await sql`update orders set owed = 30 where id = ${id}`.execute(shop.ctx.db)
      const start = startPayment(asSystem(shop), { orderId: id, total: 0.3 })
      await expect(start).rejects.toMatchObject({ status: 409, code: 'payment-refused' })
      if (end === 'withdrawn') await room.withdraw(id)
      else await releasePayments(asSystem(shop, 361), { orderId: id })
      expect([await stockOf(shop, part), (await room.show(id)).owed]).toEqual([7, undefined])
      expect((await room.pack(id)).status).toBe(201)
    }
  })

  it('is never so little that nobody can pay it by card', async () => {
    const { shop } = room
    const { id, part } = await room.anOrder()
    await sql`update part set price = 30 where id = ${part}`.execute(shop.ctx.db)
    const { status, body } = await room.change(id, more(0, 1))
    expect([status, body.fields?.more]).toEqual([400, expect.stringContaining('at least $0.50 more')])
    expect([await stockOf(shop, part), (await room.show(id)).owed]).toEqual([7, undefined])
    expect((await room.change(id, more(0, 2))).body.owed).toBe(0.6)
  })

  it('goes with an order that is cancelled, or whose money all went back', async () => {
    const { shop, admin } = room
    for (const end of ['cancel', 'refunds']) {
      const { id, part } = await room.anOrder()
      await room.change(id, more(0, 2))
      const intent = await shop.open(room.buyer, id, 80)
      await shop.call('POST', `/orders/${id}/${end}`, { token: admin.token, body: { reason: 'recalled' } })
      await room.todo.sendPendingRefunds(id)
      await releasePayments(asSystem(shop), { orderId: id })
      await room.todo.sendPendingRefunds(id)
      expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
      expect([await room.charged(id), await stockOf(shop, part), (await room.show(id)).state]).toEqual([
        0,
        10,
        'refunded',
      ])
    }
  })

  it('whose money comes after it was cancelled gets it back', async () => {
    const { shop, admin, buyer } = room
    const { id } = await room.anOrder()
    await room.change(id, more(0, 2))
    const intent = await shop.open(buyer, id, 80)
    await shop.charge(intent)
    await shop.call('POST', `/orders/${id}/cancel`, { token: admin.token, body: { reason: 'recalled' } })
    expect((await shop.claim(buyer, id, intent)).body.code).toBe('payment-returned')
    await releasePayments(asSystem(shop), { orderId: id })
    await room.todo.sendPendingRefunds(id)
    expect([await room.charged(id), (await room.show(id)).state]).toEqual([0, 'refunded'])
    expect((await room.mailsOf(id)).find(({ kind }) => kind === 'money-back')).toMatchObject({ isPaid: false })
  })
})

describe('the money of an order with two payments', () => {
  /** $120 and then $80. */
  async function changed() {
    const made = await room.anOrder()
    await room.change(made.id, more(0, 2))
    await room.pay(made.id, 80)
    return made
  }
  const refund = (id: string, body: object) =>
    room.shop.call('POST', `/orders/${id}/refunds`, { token: room.admin.token, body: { reason: 'returned', ...body } })

  it('goes back from both, as much as was asked', async () => {
    const { id } = await changed()
    expect((await refund(id, { amount: 100 })).status).toBe(201)
    await room.todo.sendPendingRefunds(id)
    const part = await room.show(id)
    expect([await room.charged(id), part.state]).toEqual([10_000, 'part-refunded'])
    expect((await refund(id, { amount: 101 })).body.fields.amount).toContain('$100')
    await refund(id, {})
    await room.todo.sendPendingRefunds(id)
    expect([await room.charged(id), (await room.show(id)).state]).toEqual([0, 'refunded'])
  })

  it('goes back for cancelled lines, and for the whole order', async () => {
    const { shop, buyer } = room
    const { id, part } = await changed()
    const body = { lines: [{ line: 0, quantity: 3 }] }
    await shop.call('POST', `/orders/${id}/cancel-lines`, { token: buyer.token, body })
    await room.todo.sendPendingRefunds(id)
    expect(await room.charged(id)).toBe(8000)
    await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })
    await releasePayments(asSystem(shop), { orderId: id })
    await room.todo.sendPendingRefunds(id)
    expect([await room.charged(id), await stockOf(shop, part), (await room.show(id)).state]).toEqual([
      0,
      10,
      'refunded',
    ])
  })

  it('is right when both return ways and the job tell of it at once', async () => {
    const { shop, buyer } = room
    for (let n = 0; n < 5; n++) {
      const { id } = await room.anOrder()
      await room.change(id, more(0, 2))
      const intent = await shop.open(buyer, id, 80)
      await shop.charge(intent)
      await Promise.all([
        shop.claim(buyer, id, intent),
        shop.claim(buyer, id, intent),
        releasePayments(asSystem(shop, 361), { orderId: id }),
        room.withdraw(id).catch(() => undefined),
      ])
      await reconcilePayments(asSystem(shop))
      await room.todo.sendPendingRefunds(id)
      const { total } = await room.show(id)
      expect(await room.charged(id)).toBe(total * 100)
    }
  })
})
