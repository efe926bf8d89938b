import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { checkPayment, reconcilePayments, releasePayments } from '#domain/payments'
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
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

describe('paying', () => {
  it('tells the browser where the card fields come from', async () => {
    expect((await shop.call('GET', '/payments/config')).body).toEqual({
      publishableKey: 'pk_test_sandbox',
      scriptUrl: null,
    })
  })

  it('charges what the order says, and binds the payment to it', async () => {
    const { id, part } = await todo.anOrder()
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
    expect((await todo.show(id)).events).toHaveLength(2)
    expect((await todo.start(buyer, id, 84)).body.code).toBe('already-paid')
    expect(await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    })
    expect(await stockOf(shop, part)).toBe(3)
  })

  it('opens one payment, however many tabs ask at once', async () => {
    const { id } = await todo.anOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => todo.start(buyer, id, 84)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(1)
    expect(await todo.paymentsOf(id)).toHaveLength(1)
  })

  it('is for the buyer, with the right total', async () => {
    const { id } = await todo.anOrder()
    expect((await todo.start(undefined, id, 84)).status).toBe(401)
    expect((await todo.start(stranger, id, 84)).status).toBe(404)
    expect((await todo.start(buyer, 'nothing', 84)).status).toBe(404)
    for (const total of [1, 83, 8400, -84]) {
      const { status, body } = await todo.start(buyer, id, total)
      expect([status, body.code, body.total]).toEqual([409, 'total-changed', 84])
    }
    for (const total of ['84', 84.5, null, undefined, {}]) expect((await todo.start(buyer, id, total)).status).toBe(400)
    for (const orderId of [undefined, null, 7, '', {}, 'x'.repeat(65)])
      expect((await todo.start(buyer, orderId, 84)).status).toBe(400)
    expect(await todo.paymentsOf(id)).toEqual([])
  })

  it('takes a declined card for no payment, and another card after it', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await expect(shop.charge(intent, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 409, body: { code: 'not-paid' } })
    expect(await todo.show(id)).toMatchObject({ paid: false, state: 'placed' })
    expect(await shop.open(buyer, id, 84)).toBe(intent)
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.paid).toBe(true)
  })

  it('believes no payment of another order, another person, or none at all', async () => {
    const [mine, other] = [await todo.anOrder(), await todo.aPaidOrder()]
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
    expect(await todo.show(mine.id)).toMatchObject({ paid: false, state: 'placed' })
  })

  it('happens once when 50 tell of it at the same time', async () => {
    const { id, part } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.claim(buyer, id, intent)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['200 paid']))
    expect((await todo.show(id)).events).toHaveLength(2)
    expect(await stockOf(shop, part)).toBe(3)
    await expectInvariants(shop)
  })

  it('is pending while the provider still works on it', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.sandbox.control('/faults', { processNext: { times: 1 } })
    await shop.charge(intent)
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'paying', paid: false } })
    expect((await todo.start(buyer, id, 84)).body.code).toBe('payment-pending')
    await expireHolds(asSystem(shop, 31))
    expect((await todo.show(id)).state).toBe('paying')
    await shop.sandbox.control(`/payments/${intent}/settle`, { outcome: 'failed' })
    expect((await shop.claim(buyer, id, intent)).body.code).toBe('not-paid')
    expect((await todo.show(id)).state).toBe('placed')
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).body.state).toBe('paid')
  })
})

describe('when the provider misbehaves', () => {
  it('keeps the order, and shows a payment as pending until its outcome is known', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    await shop.sandbox.control('/faults', { dropConnection: { times: 2 } })
    expect(await shop.claim(buyer, id, intent)).toMatchObject({ status: 202, body: { state: 'paying', paid: false } })
    const [payment] = await todo.paymentsOf(id)
    await checkPayment(asSystem(shop), { paymentId: payment!.id })
    expect(await todo.show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })

  it('opens the same payment when the answer to the first try was lost', async () => {
    const { id } = await todo.anOrder()
    await shop.sandbox.control('/faults', { dropConnection: { times: 2 } })
    const failed = await todo.start(buyer, id, 84)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10'])
    await shop.sandbox.control('/faults', { when: 'after', path: '/v1/payment_intents', dropConnection: { times: 1 } })
    const intent = await shop.open(buyer, id, 84)
    const { data } = await shop.sandbox.stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter((one) => one.metadata.orderId === id).map((one) => one.id)).toEqual([intent])
  })

  it('finds outcomes without a webhook', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    await reconcilePayments(asSystem(shop, 3))
    const { rows } = await sql<{ data: { paymentId: string } }>`
      select data from jobs.job where name = 'check-payment' and data ->> 'paymentId' in (select id from payment where order_id = ${id})`.execute(
      shop.ctx.db,
    )
    expect(rows).toHaveLength(1)
    await checkPayment(asSystem(shop, 3), rows[0]!.data)
    expect(await todo.show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })

  it('cancels payments that nobody should make any more', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })
    await sql`delete from jobs.job where data ->> 'orderId' = ${id}`.execute(shop.ctx.db)
    await reconcilePayments(asSystem(shop, 3))
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where data ->> 'orderId' = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ name: 'release-payments' }])
    await releasePayments(asSystem(shop), { orderId: id })
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
  })

  it('settles a payment whose creation was interrupted before its id was stored', async () => {
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await sql`update payment set intent_id = null, state = 'opening' where order_id = ${id}`.execute(shop.ctx.db)
    await shop.charge(intent)
    const [payment] = await todo.paymentsOf(id)
    await checkPayment(asSystem(shop), { paymentId: payment!.id })
    expect(await todo.show(id)).toMatchObject({ state: 'paid', tranjactionId: intent })
  })
})
