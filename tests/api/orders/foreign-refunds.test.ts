import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { handleEvent, receiveEvent, sendRefund } from '#domain/payments'
import { signWebhook } from '#sandbox'
import { KEYS } from '../../../demo/sandbox/support/test-sandbox.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => expectInvariants(till.shop))
afterAll(() => till.shop.close())

/** A refund made in the provider's own dashboard. */
const refundThere = (intent: string, amount: number) =>
  till.shop.sandbox.stripe.refunds.create({ payment_intent: intent, amount })

/** The provider tells of a refund, which the shop then handles. */
async function tell(refundId: string, times = 1) {
  for (let n = 0; n < times; n++) {
    const id = `evt_${refundId}_${n}_${Math.random()}`
    const body = JSON.stringify({
      id,
      object: 'event',
      type: 'refund.created',
      data: { object: { id: refundId, object: 'refund' } },
    })
    await receiveEvent(till.shop.ctx, Buffer.from(body), signWebhook(body, KEYS.webhookSecret))
    await handleEvent(asSystem(till.shop), { eventId: id })
  }
}
/** How many events are to be handled again. */
const waiting = async () =>
  (await sql`select 1 from provider_event where handled_at is null`.execute(till.shop.ctx.db)).rows.length
const refundsOf = async (id: string) =>
  (await till.shop.call('GET', `/orders/${id}/refunds`, { token: till.buyer.token })).body

describe('a refund made at the provider', () => {
  it('is noted on the order once, however often the provider tells of it', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const { id: refundId } = await refundThere(intent, 1000)
    await tell(refundId, 3)
    expect(await refundsOf(id)).toMatchObject([
      { amount: 10, state: 'succeeded', reason: 'sent back at the card provider' },
    ])
    const order = await till.todo.show(id)
    expect([order.state, order.events.at(-1).why]).toEqual([
      'part-refunded',
      '$10 went back: sent back at the card provider',
    ])
    const { body } = await till.shop.call('POST', `/orders/${id}/refunds`, {
      token: till.admin.token,
      body: { amount: 75, reason: 'too much now' },
    })
    expect(body.fields).toHaveProperty('amount')
  })

  it('of all of the money makes the order refunded', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    await tell((await refundThere(intent, 8400)).id)
    expect((await till.todo.show(id)).state).toBe('refunded')
  })

  it('that is our own, told before its answer arrived, is not noted twice', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const { shop, admin } = till
    const body = { amount: 20, reason: 'a scratch' }
    const { body: asked } = await shop.call('POST', `/orders/${id}/refunds`, { token: admin.token, body })
    const made = await shop.sandbox.stripe.refunds.create(
      { payment_intent: intent, amount: 2000 },
      { idempotencyKey: asked._id },
    )
    await tell(made.id)
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending' }])
    expect(await waiting()).toBe(1)
    await sendRefund(asSystem(shop), { refundId: asked._id })
    await tell(made.id)
    expect(await refundsOf(id)).toMatchObject([{ amount: 20, state: 'succeeded', reason: 'a scratch' }])
  })

  it('that is told before its payment waits until that is settled', async () => {
    const { shop, buyer, todo } = till
    const { id } = await todo.anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    const { id: refundId } = await refundThere(intent, 8400)
    const before = await waiting()
    await tell(refundId)
    expect(await waiting()).toBe(before + 1)
    await shop.claim(buyer, id, intent)
    await tell(refundId)
    expect((await todo.show(id)).state).toBe('refunded')
  })

  it('waits while our own refunds leave no room for it', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const { shop, admin } = till
    const { body: asked } = await shop.call('POST', `/orders/${id}/refunds`, {
      token: admin.token,
      body: { reason: 'all' },
    })
    const { id: refundId } = await refundThere(intent, 5000)
    await tell(refundId)
    expect(await refundsOf(id)).toHaveLength(1)
    await sendRefund(asSystem(shop), { refundId: asked._id })
    await tell(refundId)
    const states = (await refundsOf(id)).map(({ amount, state }: { amount: number; state: string }) => [amount, state])
    expect(states).toEqual([
      [84, 'failed'],
      [50, 'succeeded'],
    ])
    expect(await till.todo.charged(intent)).toBe(3400)
  })

  it('of a payment that is not ours changes nothing', async () => {
    const { sandbox, ctx } = till.shop
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
    })
    await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    await tell((await refundThere(intent.id, 500)).id)
    const { rows } = await sql`select 1 from refund where code = 'at-provider' and amount = 500`.execute(ctx.db)
    expect(rows).toEqual([])
  })
})
