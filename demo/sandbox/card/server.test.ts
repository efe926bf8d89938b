import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEYS, refusal, stripeFor, testSandbox } from '../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let stripe: Stripe
beforeAll(async () => {
  sandbox = await testSandbox()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.close())

const usd = (amount: number) => ({ amount, currency: 'usd' })
describe('payments', () => {
  test('are created, read, changed and listed', async () => {
    const created = await stripe.paymentIntents.create({ ...usd(2500), metadata: { order: '17', note: 'x' } })
    expect(created).toMatchObject({ amount: 2500, status: 'requires_payment_method', livemode: false })
    expect(created.id).toMatch(/^pi_3\w{23}$/)
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_\\w{25}$`))
    expect(created.lastResponse.requestId).toMatch(/^req_\w{14}$/)

    const updated = await stripe.paymentIntents.update(created.id, { amount: 2600, metadata: { note: '' } })
    expect(updated).toMatchObject({ amount: 2600, metadata: { order: '17' } })
    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({ amount: 2600, metadata: { order: '17' } })

    const later = await stripe.paymentIntents.create(usd(900))
    const page = await stripe.paymentIntents.list({ limit: 1 })
    expect(page).toMatchObject({ data: [{ id: later.id }], has_more: true })
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: later.id })
    expect(next.data[0]!.id).toBe(created.id)
    expect((await stripe.paymentIntents.list({ created: { gt: later.created + 5 } })).data).toEqual([])
  })

  test('succeed with a good card, and can show their charge', async () => {
    const created = await stripe.paymentIntents.create(usd(4200))
    const confirmed = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    })
    expect(confirmed).toMatchObject({
      status: 'succeeded',
      amount_received: 4200,
      latest_charge: {
        object: 'charge',
        amount: 4200,
        paid: true,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    })
    const again = await refusal(stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' }))
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    const cancelled = await refusal(stripe.paymentIntents.cancel(created.id))
    expect(cancelled).toMatchObject({ code: 'payment_intent_unexpected_state' })
    expect(await refusal(stripe.paymentIntents.update(created.id, { amount: 1 * 100 }))).toMatchObject({
      statusCode: 400,
    })
  })

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    [
      'pm_card_visa_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      "Your card's security code is incorrect.",
    ],
  ])('%s is declined, and another card may follow', async (method, code, decline, message) => {
    const created = await stripe.paymentIntents.create(usd(5000))
    const error = await refusal(stripe.paymentIntents.confirm(created.id, { payment_method: method }))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code: decline, message })
    expect(error.payment_intent).toMatchObject({ id: created.id, status: 'requires_payment_method' })

    const after = await stripe.paymentIntents.retrieve(created.id)
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    const good = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_mastercard' })
    expect(good.status).toBe('succeeded')
    expect((await stripe.charges.list({ payment_intent: created.id })).data.map((charge) => charge.status)).toEqual([
      'succeeded',
      'failed',
    ])
  })

  test('ask for 3-D Secure', async () => {
    const created = await stripe.paymentIntents.create(usd(5000))
    const confirm = () =>
      stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_authenticationRequired' })
    expect(await confirm()).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    await sandbox.control(`/payments/${created.id}/authenticate`, { outcome: 'fail' })
    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await confirm()
    await sandbox.control(`/payments/${created.id}/authenticate`, { outcome: 'complete' })
    expect((await stripe.paymentIntents.retrieve(created.id)).status).toBe('succeeded')
    expect(await sandbox.control(`/payments/${created.id}/authenticate`, { outcome: 'complete' })).toHaveProperty(
      'error',
    )
  })

  test('go to the bank and back when they say where to return', async () => {
    const { id } = await stripe.paymentIntents.create(usd(5000))
    const return_url = 'http://shop.example/back?order=1'
    const { next_action } = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url,
    })
    const bank = next_action!.redirect_to_url!.url!
    expect(await (await fetch(bank)).text()).toContain('Complete authentication')
    const answer = () =>
      fetch(bank, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }), redirect: 'manual' })
    const back = new URL((await answer()).headers.get('location')!)
    expect(back.host).toBe('shop.example')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      order: '1',
      payment_intent: id,
      redirect_status: 'succeeded',
    })
    await answer()
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
  })

  test('are cancelled once', async () => {
    const created = await stripe.paymentIntents.create(usd(5000))
    const cancelled = await stripe.paymentIntents.cancel(created.id, { cancellation_reason: 'abandoned' })
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect((await refusal(stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' }))).code).toBe(
      'payment_intent_unexpected_state',
    )
  })

  test.each([
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    [{ amount: 1.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'amount'],
    [{ amount: 500, currency: 'usd', price: 5 }, 'parameter_unknown', 'price'],
  ])('%j is refused', async (params, code, param) => {
    const error = await refusal(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param })
  })

  test('that do not exist are not found', async () => {
    const error = await refusal(stripe.paymentIntents.retrieve('pi_none'))
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    })
  })
})

describe('keys', () => {
  test('a wrong one is refused without being shown', async () => {
    const error = await refusal(stripeFor(sandbox.port, 'sk_test_wrong_key_1234').paymentIntents.create(usd(500)))
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    expect(error.message).not.toContain('wrong_key')
  })

  test('the publishable one reads and confirms by client secret, and nothing else', async () => {
    const browser = stripeFor(sandbox.port, KEYS.publishableKey)
    const created = await stripe.paymentIntents.create({ ...usd(500), metadata: { order: '1' } })
    const client_secret = created.client_secret!
    const seen = await browser.paymentIntents.retrieve(created.id, { client_secret })
    expect(seen.amount).toBe(500)
    expect(seen).not.toHaveProperty('metadata')
    expect(await refusal(browser.paymentIntents.retrieve(created.id))).toMatchObject({
      statusCode: 400,
      param: 'client_secret',
    })
    expect(
      await refusal(browser.paymentIntents.retrieve(created.id, { client_secret: `${created.id}_secret_x` })),
    ).toMatchObject({ statusCode: 400 })
    expect(await refusal(browser.refunds.create({ payment_intent: created.id }))).toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    })
    const data = {
      type: 'card' as const,
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
    }
    const params = { client_secret, payment_method_data: data } as Stripe.PaymentIntentConfirmParams
    const confirmed = await browser.paymentIntents.confirm(created.id, params)
    expect(confirmed.status).toBe('succeeded')
  })

  test('a number that is no test card is declined and not stored', async () => {
    const card = { number: '4111111111111111', exp_month: 12, exp_year: 2040, cvc: '123' }
    const error = await refusal(
      stripe.paymentMethods.create({ type: 'card', card } as Stripe.PaymentMethodCreateParams),
    )
    expect(error).toMatchObject({ statusCode: 402, decline_code: 'test_mode_live_card' })
  })
})

describe('an Idempotency-Key', () => {
  test('gets the same answer again, also for a decline, and refuses other parameters', async () => {
    const first = await stripe.paymentIntents.create(usd(700), { idempotencyKey: 'a' })
    const second = await stripe.paymentIntents.create(usd(700), { idempotencyKey: 'a' })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await refusal(stripe.paymentIntents.create(usd(701), { idempotencyKey: 'a' }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
    const confirm = () =>
      refusal(
        stripe.paymentIntents.confirm(first.id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'b' }),
      )
    expect((await confirm()).charge).toBe((await confirm()).charge)
    expect((await stripe.charges.list({ payment_intent: first.id })).data).toHaveLength(1)
  })

  test('is busy while the first call runs', async () => {
    await sandbox.control('/faults', { delayNext: { times: 1, ms: 200 } })
    const first = stripe.paymentIntents.create(usd(700), { idempotencyKey: 'busy' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await refusal(stripe.paymentIntents.create(usd(700), { idempotencyKey: 'busy' }))).toMatchObject({
      statusCode: 409,
    })
    expect((await first).amount).toBe(700)
  })
})

test('payments and answers outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const dataFile = join(folder, 'card.jsonl')
  const before = await testSandbox({ dataFile })
  const made = await before.stripe.paymentIntents.create(
    { ...usd(5000), confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'k' },
  )
  await before.close()

  const after = await testSandbox({ dataFile })
  expect(await after.stripe.paymentIntents.retrieve(made.id)).toMatchObject({
    status: 'succeeded',
    latest_charge: made.latest_charge,
  })
  const replayed = await after.stripe.paymentIntents.create(
    { ...usd(5000), confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'k' },
  )
  expect(replayed.id).toBe(made.id)
  expect((await after.stripe.events.list({ type: 'payment_intent.succeeded' })).data[0]!.data.object).toMatchObject({
    id: made.id,
  })
  await after.close()
  rmSync(folder, { recursive: true })
})
