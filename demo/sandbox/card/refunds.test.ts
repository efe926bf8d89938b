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

const usd = (amount: number) => ({ amount, currency: 'usd' })
const paid = (amount = 5000) =>
  stripe.paymentIntents.create({ ...usd(amount), confirm: true, payment_method: 'pm_card_visa' })

describe('refunds', () => {
  test('in parts, up to what was charged', async () => {
    const { id, latest_charge } = await paid()
    const refund = await stripe.refunds.create({
      payment_intent: id,
      amount: 2000,
      reason: 'requested_by_customer',
      metadata: { by: 'admin' },
    })
    expect(refund).toMatchObject({
      amount: 2000,
      status: 'succeeded',
      payment_intent: id,
      charge: latest_charge,
      metadata: { by: 'admin' },
    })
    const tooMuch = await refusal(stripe.refunds.create({ payment_intent: id, amount: 3001 }))
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
    expect(tooMuch.message).toBe('Refund amount ($30.01) is greater than unrefunded amount on charge ($30.00)')
    expect(await stripe.refunds.create({ charge: String(latest_charge) })).toMatchObject({ amount: 3000 })
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
      amount_refunded: 5000,
      refunded: true,
    })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2)
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id })
  })

  test('can come back from the bank, and are refused while there is no balance', async () => {
    const { id, latest_charge } = await paid()
    await sandbox.control('/faults', { path: '/v1/refunds', refuseNext: { times: 1, code: 'balance_insufficient' } })
    const ask = (idempotencyKey: string) => stripe.refunds.create({ payment_intent: id }, { idempotencyKey })
    for (const key of ['one', 'one']) expect(await refusal(ask(key))).toMatchObject({ code: 'balance_insufficient' })
    const refund = await ask('two')
    expect(await sandbox.control(`/refunds/${refund.id}/fail`)).toMatchObject({ status: 'failed' })
    expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({ amount_refunded: 0, refunded: false })
    expect(await ask('three')).toMatchObject({ status: 'succeeded', amount: 5000 })
  })

  test('need a charge', async () => {
    const created = await stripe.paymentIntents.create(usd(500))
    expect((await refusal(stripe.refunds.create({ payment_intent: created.id }))).message).toContain(
      'does not have a successful charge',
    )
  })
})
