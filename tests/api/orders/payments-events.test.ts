import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { sql } from 'kysely'
import { createGateway, receiveEvent } from '#domain/payments'
import { signWebhook } from '#sandbox'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { KEYS } from '../../../demo/sandbox/support/test-sandbox.ts'

let shop: PayingShop
let buyer: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  await shop.work()
  buyer = await signUp(shop)
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const faults = (webhook: object) => shop.sandbox.control('/faults', { webhook })
const show = async (id: string) => (await shop.call('GET', `/orders/${id}`, { token: buyer.token })).body
const anOrder = async () => shop.order(buyer, { [await addPart(shop, { price: 40, stock: 5 })]: 2 }, 84)
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 50 })
const settled = () =>
  eventually(async () => {
    const { rows } = await sql`select id from provider_event where handled_at is null`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })
const becomes = (id: string, state: string) => eventually(async () => expect((await show(id)).state).toBe(state))
const timesPaid = async (id: string) =>
  (await show(id)).events.filter((event: { to: string }) => event.to === 'paid').length
const deliver = (body: string, signature?: string) =>
  shop.fetch(
    new Request('http://shop/stripe/webhook', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    }),
  )
const told = (id: string, intent: object, type = 'payment_intent.succeeded') =>
  JSON.stringify({ id, object: 'event', type, created: 1, data: { object: { object: 'payment_intent', ...intent } } })

describe('the webhook', () => {
  it('pays an order whose buyer never came back, and mails it', async () => {
    const id = await anOrder()
    await shop.charge(await shop.open(buyer, id, 84))
    await becomes(id, 'paid')
    const { orderNumber } = await show(id)
    await eventually(async () => {
      const subjects = (await shop.sandbox.mailBox.list()).map(({ subject }) => subject)
      expect(subjects).toEqual(
        expect.arrayContaining([`We have your order ${orderNumber}`, `Your order ${orderNumber} is paid`]),
      )
    })
  })

  it('and the browser’s return in the same moment pay once, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await anOrder()
      const intent = await shop.open(buyer, id, 84)
      await shop.charge(intent)
      await Promise.all([shop.claim(buyer, id, intent), shop.claim(buyer, id, intent)])
      expect(await timesPaid(id)).toBe(1)
    }
    await settled()
    await expectInvariants(shop)
  })

  it('does no harm twice, late and in the wrong order', async () => {
    await faults({ repeat: 2, reorder: true, delayMs: 30 })
    const ids = await Promise.all(Array.from({ length: 8 }, anOrder))
    for (const id of ids) {
      const intent = await shop.open(buyer, id, 84)
      await shop.charge(intent, 'pm_card_chargeDeclined').catch(() => {})
      await shop.charge(intent)
    }
    for (const id of ids) await becomes(id, 'paid')
    for (const id of ids) expect(await timesPaid(id)).toBe(1)
    await faults({})
    await settled()
    await expectInvariants(shop)
  })

  it('is refused when it is forged, altered, unsigned, old, or from days to come', async () => {
    const id = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    const body = told('evt_forged', { id: intent, amount_received: 8400, status: 'succeeded' })
    const now = Math.floor(Date.now() / 1000)
    const tries = [
      await deliver(body),
      await deliver(body, ''),
      await deliver(body, 'nonsense'),
      await deliver(body, signWebhook(body, 'whsec_wrong')),
      await deliver(body, signWebhook(body, '')),
      await deliver(`${body} `, signWebhook(body, KEYS.webhookSecret)),
      await deliver(body, signWebhook(body, KEYS.webhookSecret, now - 3600)),
      await deliver(body, signWebhook(body, KEYS.webhookSecret, now + 600)),
      await deliver(body, signWebhook(body, KEYS.webhookSecret, now + 10 * 365 * 86_400)),
      await deliver('', signWebhook('', KEYS.webhookSecret)),
    ]
    expect(tries.map(({ status }) => status)).toEqual(Array(tries.length).fill(400))
    const { rows } = await sql`select 1 from provider_event where id = 'evt_forged'`.execute(shop.ctx.db)
    expect(rows).toEqual([])
    expect((await show(id)).paid).toBe(false)
  })

  it('may be dated by a clock that is some minutes fast', async () => {
    const body = told('evt_fast', { id: 'pi_unknown' })
    const soon = Math.floor(Date.now() / 1000) + 240
    expect((await deliver(body, signWebhook(body, KEYS.webhookSecret, soon))).status).toBe(200)
  })

  it('does not pay by its word: what counts is what the provider says of the payment', async () => {
    const [id, other] = [await anOrder(), await anOrder()]
    const intent = await shop.open(buyer, id, 84)
    const send = async (event: string, about: object) => {
      const body = told(event, about)
      expect((await deliver(body, signWebhook(body, KEYS.webhookSecret))).status).toBe(200)
    }
    await send('evt_unpaid', { id: intent, amount_received: 8400, status: 'succeeded' })
    await send('evt_other', { id: intent, amount_received: 1, status: 'succeeded', metadata: { orderId: other } })
    await send('evt_unknown', {
      id: 'pi_unknown',
      amount_received: 8400,
      status: 'succeeded',
      metadata: { orderId: id },
    })
    await settled()
    expect([(await show(id)).state, (await show(other)).state]).toEqual(['placed', 'placed'])
  })

  it('takes no payment of another amount: that goes back', async () => {
    const id = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.sandbox.stripe.paymentIntents.update(intent, { amount: 100 })
    await shop.charge(intent)
    await eventually(async () => {
      const charge = (await shop.sandbox.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
        .latest_charge
      expect(charge).toMatchObject({ amount: 100, refunded: true })
    })
    expect(await show(id)).toMatchObject({ state: 'placed', paid: false })
  })

  it('is not there while no secret is set', async () => {
    const body = told('evt_off', { id: 'pi_1' })
    const off = { ...shop.ctx, gateway: createGateway({ ...KEYS, webhookSecret: '' }) }
    for (const secret of ['', 'undefined', KEYS.webhookSecret])
      await expect(receiveEvent(off, Buffer.from(body), signWebhook(body, secret))).rejects.toMatchObject({
        status: 404,
      })
  })
})

describe('jobs after an order', () => {
  it('send money back and tell the customer', async () => {
    const admin = await makeAdmin(shop)
    const id = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.charge(intent)
    await becomes(id, 'paid')
    const body = { amount: 10, reason: 'late' }
    await shop.call('POST', `/orders/${id}/refunds`, { token: admin.token, body })
    await becomes(id, 'part-refunded')
    await shop.call('POST', `/orders/${id}/cancel`, { token: admin.token, body: { reason: 'recalled' } })
    await becomes(id, 'refunded')
    const { orderNumber } = await show(id)
    await eventually(async () => {
      const mails = (await shop.sandbox.mailBox.list()).filter(({ subject }) => subject.includes(orderNumber))
      expect(mails.map(({ subject }) => subject.replace(` ${orderNumber}`, '')).toSorted()).toEqual([
        'Money back for your order',
        'Money back for your order',
        'We have your order',
        'Your order is paid',
        'Your order was cancelled',
      ])
    })
  })

  it('close the payment of a deleted order', async () => {
    const id = await anOrder()
    const intent = await shop.open(buyer, id, 84)
    await shop.call('DELETE', `/orders/${id}`, { token: buyer.token })
    await eventually(async () =>
      expect((await shop.sandbox.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled'),
    )
  })
})
