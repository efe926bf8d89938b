import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../../../domain/catalogue/stock/set-stock.ts'
import { expireHolds } from '#domain/orders'
import { releasePayments, sendRefund } from '#domain/payments'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { stockOf } from '../../support/catalogue/parts.ts'
import { type Person } from '../../support/shops/people.ts'

let shop: Till['shop']
let buyer: Till['buyer']
let stranger: Till['stranger']
let admin: Till['admin']
let todo: Till['todo']
beforeAll(async () => {
  ;({ shop, buyer, stranger, admin, todo } = await openTill())
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

describe('a hold that lapses', () => {
  const expire = () => expireHolds(asSystem(shop, 31))

  it('gives the parts back, closes the payment, and takes both again when one pays later', async () => {
    const { id, part } = await todo.anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    expect(await stockOf(shop, part)).toBe(0)
    await expire()
    await releasePayments(asSystem(shop), { orderId: id })
    expect([await stockOf(shop, part), (await todo.show(id)).state]).toEqual([2, 'expired'])
    await expect(shop.charge(intent)).rejects.toThrow('canceled')
    const again = await shop.open(buyer, id, 84)
    expect(again).not.toBe(intent)
    expect([await stockOf(shop, part), (await todo.show(id)).state]).toEqual([0, 'placed'])
    await shop.charge(again)
    expect((await shop.claim(buyer, id, again)).body.state).toBe('paid')
  })

  it('says sold out before anything is charged', async () => {
    const { id, part } = await todo.anOrder(2)
    await expire()
    await shop.order(stranger, { [part]: 1 }, 42)
    const { status, body } = await todo.start(buyer, id, 84)
    expect([status, body.code, body.parts[0]]).toMatchObject([409, 'sold-out', { wanted: 2, left: 1 }])
    expect([await todo.paymentsOf(id), await stockOf(shop, part)]).toEqual([[], 1])
  })

  it('still fills the order if money arrives and the parts are there', async () => {
    const { id, part } = await todo.anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    await expire()
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paid')
    expect(await stockOf(shop, part)).toBe(0)
  })

  it('holds nothing any more of a part that is not counted by then', async () => {
    const { id, part } = await todo.anOrder(2)
    await expire()
    await setStock(asSystem(shop), [{ partId: Number(part), stock: null }])
    const intent = await shop.open(buyer, id, 84)
    await expectInvariants(shop)
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paid')
    await setStock(asSystem(shop), [{ partId: Number(part), stock: 7 }])
    await expectInvariants(shop)
  })

  it('sends the money back if it arrives and the parts are gone', async () => {
    const { id, part } = await todo.anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    await expire()
    await shop.order(stranger, { [part]: 2 }, 84)
    await shop.charge(intent)
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 409, body: { code: 'payment-returned' } })
    expect(await todo.show(id)).toMatchObject({ state: 'cancelled', paid: false, tranjactionId: null })
    await todo.sendPendingRefunds(id)
    expect(await todo.charged(intent)).toBe(0)
    const mails =
      await sql`select 1 from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${id} and data ->> 'kind' = 'money-back'`.execute(
        shop.ctx.db,
      )
    expect(mails.rows).toHaveLength(1)
  })

  it('is not freed twice by two servers', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => todo.anOrder(2)))
    await Promise.all([expire(), expire(), expire()])
    for (const { part } of orders) expect(await stockOf(shop, part)).toBe(2)
    await expectInvariants(shop)
  })
})

describe('sending money back', () => {
  const refund = (person: Person | undefined, id: string, body: object) =>
    shop.call('POST', `/orders/${id}/refunds`, { token: person?.token, body })

  it('goes in parts and then in full, with the reason stored', async () => {
    const { id, intent } = await todo.aPaidOrder()
    const first = await refund(admin, id, { amount: 30, reason: 'scratched' })
    expect([first.status, first.body]).toMatchObject([201, { amount: 30, reason: 'scratched', state: 'pending' }])
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([5400, 'part-refunded'])
    expect((await refund(admin, id, { amount: 55, reason: 'too much' })).status).toBe(400)
    expect((await refund(admin, id, { reason: 'the rest' })).body.amount).toBe(54)
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state, (await todo.show(id)).paid]).toEqual([
      0,
      'refunded',
      true,
    ])
    expect((await refund(admin, id, { reason: 'again' })).body.code).toBe('already-refunded')
    const { body } = await shop.call('GET', `/orders/${id}/refunds`, { token: buyer.token })
    expect(body.map((one: { state: string; reason: string }) => `${one.reason} ${one.state}`)).toEqual([
      'scratched succeeded',
      'the rest succeeded',
    ])
  })

  it('is for admins, of orders that are paid', async () => {
    const { id } = await todo.anOrder()
    expect((await refund(undefined, id, { reason: 'x' })).status).toBe(401)
    expect((await refund(buyer, id, { reason: 'x' })).status).toBe(403)
    expect((await refund(admin, id, { reason: 'x' })).body.code).toBe('not-paid')
    expect((await refund(admin, 'nothing', { reason: 'x' })).status).toBe(404)
    for (const body of [
      {},
      { reason: '' },
      { reason: 'x', amount: 0 },
      { reason: 'x', amount: -1 },
      { reason: 'x', amount: 1.5 },
      { reason: 'x', amount: '5' },
    ])
      expect((await refund(admin, id, body)).status).toBe(400)
    expect((await shop.call('GET', `/orders/${id}/refunds`, { token: stranger.token })).status).toBe(404)
  })

  it('never sends more than came, from two admins at once', async () => {
    const { id, intent } = await todo.aPaidOrder()
    const asked = await Promise.all(Array.from({ length: 10 }, () => refund(admin, id, { amount: 50, reason: 'race' })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
    await todo.sendPendingRefunds(id)
    expect(await todo.charged(intent)).toBe(3400)
  })

  it('is done once when its job runs twice, or its answer was lost', async () => {
    const { id, intent } = await todo.aPaidOrder()
    const { body } = await refund(admin, id, { amount: 20, reason: 'lost' })
    await shop.sandbox.control('/faults', { path: '/v1/refunds', dropConnection: { times: 2 } })
    await expect(sendRefund(asSystem(shop), { refundId: body._id })).rejects.toThrow()
    await shop.sandbox.control('/faults', { when: 'after', path: '/v1/refunds', dropConnection: { times: 1 } })
    await Promise.all(
      Array.from({ length: 5 }, () => sendRefund(asSystem(shop), { refundId: body._id }).catch(() => {})),
    )
    await sendRefund(asSystem(shop), { refundId: body._id })
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([6400, 'part-refunded'])
  })

  it('follows when an admin cancels a paid order, and the parts are for sale again', async () => {
    const { id, part, intent } = await todo.aPaidOrder()
    const { body } = await shop.call('POST', `/orders/${id}/cancel`, {
      token: admin.token,
      body: { reason: 'recalled' },
    })
    expect([body.state, await stockOf(shop, part)]).toEqual(['cancelled', 5])
    await releasePayments(asSystem(shop), { orderId: id })
    await releasePayments(asSystem(shop), { orderId: id })
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([0, 'refunded'])
  })
})

describe('deleting against paying', () => {
  it('never loses money: the order is paid, or the money goes back', async () => {
    for (let round = 0; round < 20; round++) {
      const { id, part } = await todo.anOrder(2)
      const intent = await shop.open(buyer, id, 84)
      const pay = async () => {
        await shop.charge(intent).catch(() => {})
        return shop.claim(buyer, id, intent)
      }
      const remove = async () => {
        await new Promise((done) => setTimeout(done, round * 2))
        const { body } = await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })
        if (body.deletedCount) await releasePayments(asSystem(shop), { orderId: id })
        return body
      }
      const [, removed] = await Promise.all([pay(), remove()])
      await todo.sendPendingRefunds(id)
      const order = await todo.show(id, admin)
      expect([order.state, (await todo.charged(intent)) ?? 0, await stockOf(shop, part)]).toEqual(
        removed.deletedCount ? ['cancelled', 0, 2] : ['paid', 8400, 0],
      )
    }
    await expectInvariants(shop)
  })
})
