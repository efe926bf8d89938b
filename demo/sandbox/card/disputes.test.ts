import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, testSandbox } from '../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await testSandbox()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.close())

const paid = () =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' })
const open = async (intent: string, body = {}) =>
  (await sandbox.control(`/payments/${intent}/dispute`, body)) as { id: string; error?: { message: string } }
const move = (id: string, status: string) => sandbox.control(`/disputes/${id}/move`, { status })

describe('disputes', () => {
  test('are of what was charged and not refunded, once for a charge', async () => {
    const { id, latest_charge } = await paid()
    await stripe.refunds.create({ payment_intent: id, amount: 2000 })
    const { id: disputeId } = await open(id, { reason: 'product_not_received' })
    expect(await stripe.disputes.retrieve(disputeId)).toMatchObject({
      amount: 3000,
      charge: latest_charge,
      payment_intent: id,
      reason: 'product_not_received',
      status: 'needs_response',
    })
    expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({ disputed: true })
    expect((await open(id)).error).toMatchObject({ message: 'This charge is disputed already.' })
  })

  test('come by themselves of the test cards for them', async () => {
    const asked = { amount: 5000, currency: 'usd', confirm: true }
    const cards = {
      pm_card_createDispute: 'fraudulent',
      pm_card_createDisputeProductNotReceived: 'product_not_received',
    }
    for (const [payment_method, reason] of Object.entries(cards)) {
      const { id, status } = await stripe.paymentIntents.create({ ...asked, payment_method })
      const { data } = await stripe.events.list({ limit: 4 })
      expect([status, ...data.map(({ type }) => type)]).toEqual([
        'succeeded',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.created',
        'payment_intent.succeeded',
        'charge.succeeded',
      ])
      expect(data[1]!.data.object).toMatchObject({ payment_intent: id, reason, amount: 5000 })
    }
  })

  test('need a payment that succeeded', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
    expect((await open(id)).error).toMatchObject({ message: 'This payment has no charge to dispute.' })
    expect(await refusal(stripe.disputes.retrieve('dp_none'))).toMatchObject({ statusCode: 404 })
  })

  test('move on until the bank has decided, with an event for each step', async () => {
    const { id } = await open((await paid()).id)
    await move(id, 'under_review')
    await move(id, 'won')
    expect(await move(id, 'lost')).toMatchObject({ error: { message: 'This dispute is over.' } })
    const { data } = await stripe.events.list({ limit: 5 })
    expect(data.map(({ type }) => type)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
    ])
    expect(data[1]!.data).toMatchObject({
      object: { id, status: 'won' },
      previous_attributes: { status: 'under_review' },
    })
  })
})
