import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayingShop, type PayingShop } from '../support/paying-shop.ts'
import { expireHolds } from '#domain/orders'
import { checkPayment, reconcilePayments, releasePayments, sendRefund } from '#domain/payments'
import type { Ctx } from '#platform/context'
import { expectInvariants } from '../support/invariants.ts'
import { addPart, stockOf } from '../support/parts.ts'
import { makeAdmin, type Person, signUp } from '../support/people.ts'

const MINUTE = 60_000
let shop: PayingShop
let buyer: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  ;[buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

/** The shop itself, so many minutes from now. */
const system = (minutes = 0): Ctx => ({
  ...shop.ctx,
  actor: { kind: 'system', name: 'test' },
  clock: { now: () => new Date(Date.now() + minutes * MINUTE) },
})
const show = async (id: string, person = buyer) =>
  (await shop.call('GET', `/orders/${id}`, { token: person.token })).body
const start = (person: Person | undefined, orderId: unknown, total: unknown) =>
  shop.call('POST', '/create-payment-intent', { token: person?.token, body: { orderId, total } })
const paymentsOf = async (orderId: string) =>
  (
    await sql<{
      id: string
      intent_id: string
      state: string
    }>`select * from payment where order_id = ${orderId}`.execute(shop.ctx.db)
  ).rows
const charged = async (intentId: string) => {
  const intent = await shop.sandbox.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  const charge = intent.latest_charge as { amount: number; amount_refunded: number } | null
  return charge && charge.amount - charge.amount_refunded
}
/** An order of two parts at $40, $84 with shipping, and the part. */
async function anOrder(stock: number | null = 5) {
  const part = await addPart(shop, { price: 40, stock })
  return { part, id: await shop.order(buyer, { [part]: 2 }, 84) }
}
async function aPaidOrder() {
  const { id, part } = await anOrder()
  const intent = await shop.open(buyer, id, 84)
  await shop.charge(intent)
  await shop.claim(buyer, id, intent)
  return { id, part, intent }
}

describe('paying', () => {
  it('tells the browser where the card fields come from', async () => {
    expect((await shop.call('GET', '/payments/config')).body).toEqual({
      publishableKey: 'pk_test_sandbox',
      scriptUrl: null,
    })
  })

  it('charges what the order says, and binds the payment to it', async () => {
    const { id, part } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    expect(await shop.sandbox.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      amount: 8400,
      currency: 'usd',
      metadata: { orderId: id },
    })
    await shop.charge(intent)
    const { status, body } = await shop.claim(buyer, id, intent)
    expect([status, body.paid, body.state, body.tranjactionId]).toEqual([200, true, 'paid', intent])
    expect(body.events.map((event: { to: string }) => event.to)).toEqual(['placed', 'paid'])
    expect((await shop.claim(buyer, id, intent)).status).toBe(200)
    expect((await show(id)).events).toHaveLength(2)
    expect((await start(buyer, id, 84)).body.code).toBe('already-paid')
    expect(await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    })
    expect((await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })).body.code).toBe(
      'already-paid',
    )
    expect(await stockOf(shop, part)).toBe(3)
  })

  it('opens one payment, however many tabs ask at once', async () => {
    const { id } = await anOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(buyer, id, 84)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(1)
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  it('is for the buyer, with the right total', async () => {
    const { id } = await anOrder()
    expect((await start(undefined, id, 84)).status).toBe(401)
    expect((await start(stranger, id, 84)).status).toBe(404)
    expect((await start(buyer, 'nothing', 84)).status).toBe(404)
    for (const total of [1, 83, 8400, -84]) {
      const { status, body } = await start(buyer, id, total)
      expect([status, body.code, body.total]).toEqual([409, 'total-changed', 84])
    }
    for (const total of ['84', 84.5, null, undefined, {}]) expect((await start(buyer, id, total)).status).toBe(400)
    for (const orderId of [undefined, null, 7, '', {}, 'x'.repeat(65)])
      expect((await start(buyer, orderId, 84)).status).toBe(400)
    expect(await paymentsOf(id)).toEqual([])
  })

  it('takes a declined card for no payment, and another card after it', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await expect(shop.charge(intent, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 409, body: { code: 'not-paid' } })
    expect(await show(id)).toMatchObject({ paid: false, state: 'placed' })
    expect(await shop.open(buyer, id, 84)).toBe(intent)
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.paid).toBe(true)
  })

  it('believes no payment of another order, another person, or none at all', async () => {
    const [mine, other] = [await anOrder(), await aPaidOrder()]
    await shop.open(buyer, mine.id, 84)
    const foreign = await shop.sandbox.stripe.paymentIntents.create({
      amount: 8400,
      currency: 'usd',
      metadata: { orderId: mine.id },
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    for (const id of [other.intent, foreign.id, 'pi_nothing', 'x'])
      expect(await shop.claim(buyer, mine.id, id)).toMatchObject({ status: 409, body: { code: 'payment-mismatch' } })
    expect((await shop.claim(stranger, mine.id, other.intent)).status).toBe(404)
    const bad = (body: object) => shop.call('PATCH', `/orders/${mine.id}`, { token: buyer.token, body })
    for (const body of [
      {},
      { pay: true },
      { pay: false, tranjactionId: 'x' },
      { pay: true, tranjactionId: 7 },
      { tranjactionId: '' },
    ])
      expect((await bad(body)).status).toBe(400)
    expect((await shop.call('PATCH', `/orders/${mine.id}`, { body: { pay: true, tranjactionId: 'x' } })).status).toBe(
      401,
    )
    expect(await show(mine.id)).toMatchObject({ paid: false, state: 'placed' })
  })

  it('happens once when 50 tell of it at the same time', async () => {
    const { id, part } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.claim(buyer, id, intent)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['200 paid']))
    expect((await show(id)).events).toHaveLength(2)
    expect(await stockOf(shop, part)).toBe(3)
    await expectInvariants(shop)
  })

  it('is pending while the provider still works on it', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.sandbox.control('/faults', { processNext: { times: 1 } })
    await shop.charge(intent)
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'paying', paid: false } })
    expect((await start(buyer, id, 84)).body.code).toBe('payment-pending')
    await expireHolds(system(31))
    expect((await show(id)).state).toBe('paying')
    await shop.sandbox.control(`/payments/${intent}/settle`, { outcome: 'failed' })
    expect((await shop.claim(buyer, id, intent)).body.code).toBe('not-paid')
    expect((await show(id)).state).toBe('placed')
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paid')
  })
})

describe('when the provider misbehaves', () => {
  it('keeps the order, and shows a payment as pending until its outcome is known', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    await shop.sandbox.control('/faults', { dropConnection: { times: 2 } })
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'paying', paid: false } })
    const [payment] = await paymentsOf(id)
    await checkPayment(system(), { paymentId: payment!.id })
    expect(await show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })

  it('opens the same payment when the answer to the first try was lost', async () => {
    const { id } = await anOrder()
    await shop.sandbox.control('/faults', { dropConnection: { times: 2 } })
    const failed = await start(buyer, id, 84)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10'])
    await shop.sandbox.control('/faults', { when: 'after', path: '/v1/payment_intents', dropConnection: { times: 1 } })
    const intent = await shop.open(buyer, id, 84)
    const { data } = await shop.sandbox.stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter((one) => one.metadata.orderId === id).map((one) => one.id)).toEqual([intent])
  })

  it('finds out by itself what no webhook told', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    await reconcilePayments(system(3))
    const { rows } = await sql<{ data: { paymentId: string } }>`
      select data from jobs.job where name = 'check-payment' and data ->> 'paymentId' in (select id from payment where order_id = ${id})`.execute(
      shop.ctx.db,
    )
    expect(rows).toHaveLength(1)
    await checkPayment(system(3), rows[0]!.data)
    expect(await show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })

  it('closes by itself what nobody should pay any more', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })
    await sql`delete from jobs.job where data ->> 'orderId' = ${id}`.execute(shop.ctx.db)
    await reconcilePayments(system(3))
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where data ->> 'orderId' = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ name: 'release-payments' }])
    await releasePayments(system(), { orderId: id })
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
  })

  it('settles a payment whose making was cut off before its id was noted', async () => {
    const { id } = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await sql`update payment set intent_id = null, state = 'opening' where order_id = ${id}`.execute(shop.ctx.db)
    await shop.charge(intent)
    const [payment] = await paymentsOf(id)
    await checkPayment(system(), { paymentId: payment!.id })
    expect(await show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })
})

describe('a hold that lapses', () => {
  const expire = () => expireHolds(system(31))

  it('gives the parts back, closes the payment, and takes both again when one pays later', async () => {
    const { id, part } = await anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    expect(await stockOf(shop, part)).toBe(0)
    await expire()
    await releasePayments(system(), { orderId: id })
    expect([await stockOf(shop, part), (await show(id)).state]).toEqual([2, 'expired'])
    await expect(shop.charge(intent)).rejects.toThrow('canceled')
    const again = await shop.open(buyer, id, 84)
    expect(again).not.toBe(intent)
    expect([await stockOf(shop, part), (await show(id)).state]).toEqual([0, 'placed'])
    await shop.charge(again)
    expect((await shop.claim(buyer, id, again)).body.state).toBe('paid')
  })

  it('says sold out before anything is charged', async () => {
    const { id, part } = await anOrder(2)
    await expire()
    await shop.order(stranger, { [part]: 1 }, 42)
    const { status, body } = await start(buyer, id, 84)
    expect([status, body.code, body.parts[0]]).toMatchObject([409, 'sold-out', { wanted: 2, left: 1 }])
    expect([await paymentsOf(id), await stockOf(shop, part)]).toEqual([[], 1])
  })

  it('still fills the order if money arrives and the parts are there', async () => {
    const { id, part } = await anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    await expire()
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paid')
    expect(await stockOf(shop, part)).toBe(0)
  })

  it('sends the money back if it arrives and the parts are gone', async () => {
    const { id, part } = await anOrder(2)
    const intent = await shop.open(buyer, id, 84)
    await expire()
    await shop.order(stranger, { [part]: 2 }, 84)
    await shop.charge(intent)
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 409, body: { code: 'payment-returned' } })
    expect(await show(id)).toMatchObject({ state: 'cancelled', paid: false, tranjactionId: null })
    await sendPendingRefunds(id)
    expect(await charged(intent)).toBe(0)
    const mails =
      await sql`select 1 from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${id} and data ->> 'kind' = 'money-back'`.execute(
        shop.ctx.db,
      )
    expect(mails.rows).toHaveLength(1)
  })

  it('is not freed twice by two servers', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => anOrder(2)))
    await Promise.all([expire(), expire(), expire()])
    for (const { part } of orders) expect(await stockOf(shop, part)).toBe(2)
    await expectInvariants(shop)
  })
})

async function sendPendingRefunds(orderId: string) {
  const { rows } = await sql<{
    id: string
  }>`select id from refund where order_id = ${orderId} and state = 'pending'`.execute(shop.ctx.db)
  for (const { id } of rows) await sendRefund(system(), { refundId: id })
}

describe('sending money back', () => {
  const refund = (person: Person | undefined, id: string, body: object) =>
    shop.call('POST', `/orders/${id}/refunds`, { token: person?.token, body })

  it('goes in parts and then in full, with the reason kept', async () => {
    const { id, intent } = await aPaidOrder()
    const first = await refund(admin, id, { amount: 30, reason: 'scratched' })
    expect([first.status, first.body]).toMatchObject([201, { amount: 30, reason: 'scratched', state: 'pending' }])
    await sendPendingRefunds(id)
    expect([await charged(intent), (await show(id)).state]).toEqual([5400, 'part-refunded'])
    expect((await refund(admin, id, { amount: 55, reason: 'too much' })).status).toBe(400)
    expect((await refund(admin, id, { reason: 'the rest' })).body.amount).toBe(54)
    await sendPendingRefunds(id)
    expect([await charged(intent), (await show(id)).state, (await show(id)).paid]).toEqual([0, 'refunded', true])
    expect((await refund(admin, id, { reason: 'again' })).body.code).toBe('already-refunded')
    const { body } = await shop.call('GET', `/orders/${id}/refunds`, { token: buyer.token })
    expect(body.map((one: { state: string; reason: string }) => `${one.reason} ${one.state}`)).toEqual([
      'scratched succeeded',
      'the rest succeeded',
    ])
  })

  it('is for admins, of orders that are paid', async () => {
    const { id } = await anOrder()
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
    const { id, intent } = await aPaidOrder()
    const asked = await Promise.all(Array.from({ length: 10 }, () => refund(admin, id, { amount: 50, reason: 'race' })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
    await sendPendingRefunds(id)
    expect(await charged(intent)).toBe(3400)
  })

  it('is done once when its job runs twice, or its answer was lost', async () => {
    const { id, intent } = await aPaidOrder()
    const { body } = await refund(admin, id, { amount: 20, reason: 'lost' })
    await shop.sandbox.control('/faults', { path: '/v1/refunds', dropConnection: { times: 2 } })
    await expect(sendRefund(system(), { refundId: body._id })).rejects.toThrow()
    await shop.sandbox.control('/faults', { when: 'after', path: '/v1/refunds', dropConnection: { times: 1 } })
    await Promise.all(Array.from({ length: 5 }, () => sendRefund(system(), { refundId: body._id }).catch(() => {})))
    await sendRefund(system(), { refundId: body._id })
    expect([await charged(intent), (await show(id)).state]).toEqual([6400, 'part-refunded'])
  })

  it('follows when an admin cancels a paid order, and the parts are for sale again', async () => {
    const { id, part, intent } = await aPaidOrder()
    const { body } = await shop.call('POST', `/orders/${id}/cancel`, {
      token: admin.token,
      body: { reason: 'recalled' },
    })
    expect([body.state, await stockOf(shop, part)]).toEqual(['cancelled', 5])
    await releasePayments(system(), { orderId: id })
    await releasePayments(system(), { orderId: id })
    await sendPendingRefunds(id)
    expect([await charged(intent), (await show(id)).state]).toEqual([0, 'refunded'])
  })
})

describe('deleting against paying', () => {
  it('never loses money: the order is paid, or the money goes back', async () => {
    for (let round = 0; round < 20; round++) {
      const { id, part } = await anOrder(2)
      const intent = await shop.open(buyer, id, 84)
      const pay = async () => {
        await shop.charge(intent).catch(() => {})
        return shop.claim(buyer, id, intent)
      }
      const remove = async () => {
        await new Promise((done) => setTimeout(done, round * 2))
        const { body } = await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })
        if (body.deletedCount) await releasePayments(system(), { orderId: id })
        return body
      }
      const [, removed] = await Promise.all([pay(), remove()])
      await sendPendingRefunds(id)
      const order = await show(id, admin)
      expect([order.state, (await charged(intent)) ?? 0, await stockOf(shop, part)]).toEqual(
        removed.deletedCount ? ['cancelled', 0, 2] : ['paid', 8400, 0],
      )
    }
    await expectInvariants(shop)
  })
})
