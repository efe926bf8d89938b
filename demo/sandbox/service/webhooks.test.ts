import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { KEYS, stripeFor, testSandbox, webhookReceiver, type Received } from '../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let answer: (received: Received) => number = () => 200
let stripe: Stripe

beforeAll(async () => {
  receiver = await webhookReceiver((received) => answer(received))
  sandbox = await testSandbox({ webhookUrl: receiver.url })
  stripe = sandbox.stripe
})
afterEach(async () => {
  answer = () => 200
  await sandbox.control('/faults', undefined, 'DELETE')
  await sandbox.control('/webhooks/flush')
  receiver.received.length = 0
})
afterAll(async () => {
  await sandbox.close()
  receiver.close()
})

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 10 })
const pay = () =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' })
const types = () => receiver.received.map(({ type }) => type)
const arrived = (count: number) => eventually(() => expect(receiver.received.length).toBe(count))
const verify = ({ body, signature }: Received) => stripe.webhooks.constructEvent(body, signature, KEYS.webhookSecret)

describe('webhooks', () => {
  test('tell of a payment and its refund, signed as Stripe signs', async () => {
    const { id } = await pay()
    await stripe.refunds.create({ payment_intent: id, amount: 100 })
    await arrived(6)
    expect(new Set(types())).toEqual(
      new Set([
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'refund.created',
        'charge.refunded',
        'refund.updated',
      ]),
    )
    const event = receiver.received.map(verify).find(({ type }) => type === 'payment_intent.succeeded')!
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id, amount: 5000, status: 'succeeded' } },
    })
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type })
  })

  test('are sent again until they are taken', async () => {
    let refused = 0
    answer = ({ type }) => (type === 'payment_intent.succeeded' && refused++ < 3 ? 500 : 200)
    await pay()
    await arrived(6)
    const tries = receiver.received.filter(({ type }) => type === 'payment_intent.succeeded')
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1)
    expect(tries).toHaveLength(4)
    await eventually(async () => expect((await stripe.events.retrieve(tries[0]!.id)).pending_webhooks).toBe(0))
  })

  test('never hold up the answer of a call', async () => {
    await sandbox.control('/webhooks/target', { url: 'http://127.0.0.1:9/nobody' })
    expect((await pay()).status).toBe('succeeded')
    await sandbox.control('/webhooks/target', { url: receiver.url })
    await sandbox.control('/webhooks/flush')
    expect(types()).toHaveLength(3)
  })
})

test('webhooks that nobody took are delivered after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const dataFile = join(folder, 'card.jsonl')
  const before = await testSandbox({ dataFile, webhookUrl: 'http://127.0.0.1:9/nobody' })
  const { id } = await before.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  await before.close()
  const after = await testSandbox({ dataFile, webhookUrl: receiver.url })
  await arrived(1)
  expect(verify(receiver.received[0]!).data.object).toMatchObject({ id })
  await after.close()
  rmSync(folder, { recursive: true })
})

describe('a test can have webhooks', () => {
  test('lost', async () => {
    await sandbox.control('/faults', { webhook: { drop: 2 } })
    await pay()
    expect(await sandbox.control('/webhooks/flush')).toEqual({ waiting: 0 })
    expect(types()).toEqual(['payment_intent.succeeded'])
  })

  test('repeated', async () => {
    await sandbox.control('/faults', { webhook: { repeat: 2 } })
    await pay()
    await arrived(9)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3)
  })

  test('in the wrong order', async () => {
    await sandbox.control('/faults', { webhook: { reorder: true } })
    await pay()
    await arrived(3)
    expect(types()).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'])
  })

  test('held back and let go', async () => {
    await sandbox.control('/faults', { webhook: { hold: true } })
    const { id } = await pay()
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    expect(receiver.received).toHaveLength(0)
    await sandbox.control('/webhooks/flush')
    expect(receiver.received).toHaveLength(3)
  })

  test('late', async () => {
    await sandbox.control('/faults', { webhook: { delayMs: 150 } })
    await pay()
    expect(receiver.received).toHaveLength(0)
    await arrived(3)
  })

  test('wrongly signed, or forged', async () => {
    answer = (received) => {
      try {
        verify(received)
        return 200
      } catch {
        return 400
      }
    }
    await sandbox.control('/faults', { webhook: { corruptSignature: true } })
    await pay()
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(2))
    expect(() => verify(receiver.received[0]!)).toThrow('signature')
    await sandbox.control('/faults', undefined, 'DELETE')
    await sandbox.control('/webhooks/flush')

    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x', amount: 1 } },
    }
    for (const [signature, status] of [
      ['valid', 200],
      ['wrong', 400],
      ['none', 400],
      ['old', 400],
    ] as const) {
      expect(await sandbox.control('/webhooks/send', { event, signature })).toEqual({ status })
    }
  })
})

describe('a test can have the provider', () => {
  const create = (idempotencyKey?: string) =>
    stripe.paymentIntents.create({ amount: 600, currency: 'usd' }, { idempotencyKey })
  const count = async () => (await stripe.paymentIntents.list({ limit: 100 })).data.length

  test('fail, so that a retry with the same key gets through', async () => {
    await sandbox.control('/faults', { failNext: { times: 2, status: 500 } })
    await expect(create('fail')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    const retrying = stripeFor(sandbox.port, KEYS.secretKey, 2)
    expect(
      (await retrying.paymentIntents.create({ amount: 600, currency: 'usd' }, { idempotencyKey: 'fail' })).amount,
    ).toBe(600)
  })

  test('cut the line before or after the effect', async () => {
    const before = await count()
    // The client tries once more by itself when a connection is cut, so it takes two cuts to be seen.
    await sandbox.control('/faults', { dropConnection: { times: 2 } })
    await expect(create('cut')).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(await count()).toBe(before)
    await sandbox.control('/faults', { when: 'after', dropConnection: { times: 1 } })
    const made = await create('cut-after')
    expect(made.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await count()).toBe(before + 1)
  })

  test('answer late, on one path only', async () => {
    await sandbox.control('/faults', { path: '/v1/refunds', delayMs: 1200 })
    const started = performance.now()
    const { id } = await pay()
    expect(performance.now() - started).toBeLessThan(1200)
    await stripe.refunds.create({ payment_intent: id })
    expect(performance.now() - started).toBeGreaterThan(1199)
  })

  test('leave a payment in processing until it is settled', async () => {
    await sandbox.control('/faults', { processNext: { times: 1 } })
    const { id, status } = await pay()
    expect(status).toBe('processing')
    await sandbox.control(`/payments/${id}/settle`, { outcome: 'succeeded' })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    await sandbox.control('/faults', { processNext: { times: 1, ms: 20 } })
    const second = await pay()
    await eventually(async () => expect((await stripe.paymentIntents.retrieve(second.id)).status).toBe('succeeded'))
  })

  test('only with the secret key and known faults', async () => {
    const open = await fetch(`${sandbox.localUrl}/sandbox/faults`, { method: 'POST', body: '{}' })
    expect(open.status).toBe(401)
    expect(await sandbox.control('/faults', { failNext: { times: 1, status: 200 } })).toHaveProperty('error')
  })
})
