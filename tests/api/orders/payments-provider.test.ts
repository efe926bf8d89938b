import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openShop, openShopFor } from '../../support/shops/shop.ts'
import { createGateway } from '#domain/payments'
import { ProviderBusy, ProviderDown } from '../../../domain/payments/provider/card-provider.ts'
import { KEYS, testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { type Person, signUp } from '../../support/shops/people.ts'

/** A provider that is asked with little patience, so that the test has not to wait for seconds. */
const patience = { connect: 100, answer: 200 }
/** Enough for several calls at once on a busy machine. */
const morePatience = { connect: 1000, answer: 1000 }
let sandbox: Awaited<ReturnType<typeof testSandbox>>
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.close())

const amount = { amount: 4200, currency: 'USD', metadata: {} }
const took = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  const outcome = await work().catch((err: unknown) => err)
  return { outcome, ms: performance.now() - begun }
}

describe('the gateway', () => {
  it('gives up on an answer that does not come, tries once more with the same key, and makes one payment', async () => {
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience })
    await sandbox.control('/faults', { when: 'after', delayNext: { times: 1, ms: 600 } })
    const intent = await gateway.createIntent({ key: 'slow', ...amount })
    const { data } = await sandbox.stripe.paymentIntents.list()
    expect(data.map(({ id }) => id)).toEqual([intent.id])
  })

  it('says that the outcome is unknown when no try is answered', async () => {
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience })
    const { id } = await gateway.createIntent({ key: 'dead', ...amount })
    await sandbox.control('/faults', { delayMs: 600_000 })
    const { outcome, ms } = await took(() => gateway.retrieveIntent(id))
    await sandbox.control('/faults', {})
    expect(outcome).toBeInstanceOf(ProviderDown)
    expect(ms).toBeLessThan(2 * patience.answer + 1500)
  })

  it('asks no more for a while after five failures, then one call tries', async () => {
    let now = Date.now()
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience, clock: { now: () => new Date(now) } })
    const { id } = await gateway.createIntent({ key: 'breaker', ...amount })
    await sandbox.control('/faults', { failNext: { times: 10, status: 503 } })
    for (let i = 0; i < 5; i++) await expect(gateway.retrieveIntent(id)).rejects.toThrow(ProviderDown)
    expect((await took(() => gateway.retrieveIntent(id))).ms).toBeLessThan(200)
    now += 10_000
    expect((await gateway.retrieveIntent(id)).id).toBe(id)
  })

  it('waits a moment while its first try is still at work there, and makes one payment', async () => {
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience })
    await sandbox.control('/faults', { delayNext: { times: 1, ms: 1200 } })
    const intent = await gateway.createIntent({ key: 'stalled', ...amount })
    expect(await gateway.createIntent({ key: 'stalled', ...amount })).toEqual(intent)
  })

  it('does not take a provider for down that is only at work, however often it says so', async () => {
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience: morePatience })
    await sandbox.control('/faults', { delayNext: { times: 1, ms: 600_000 } })
    const busy = () => gateway.createIntent({ key: 'at work', ...amount }).catch((err: unknown) => err)
    const outcomes = [await busy(), ...(await Promise.all(Array.from({ length: 6 }, busy)))]
    for (const outcome of outcomes) expect(outcome).toBeInstanceOf(ProviderBusy)
    expect((await gateway.createIntent({ key: 'another', ...amount })).amount).toBe(4200)
  })

  it('tells a refusal from no answer', async () => {
    const gateway = createGateway({ ...KEYS, url: sandbox.url, patience })
    await expect(gateway.retrieveIntent('pi_nothing')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(gateway.refund({ key: 'none', intentId: 'pi_nothing', amount: 1 })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('a shop whose provider is still at work on a payment', () => {
  it('says when to come back, and goes on opening the payments of others', async () => {
    const shop = await openShop({}, createGateway({ ...KEYS, url: sandbox.url, patience: morePatience }))
    const [person, part] = [await signUp(shop), await addPart(shop)]
    const body = { name: '', email: person.email, number: '', total: 42, items: { [part]: 1 } }
    const place = async () => (await shop.call('POST', '/orders', { token: person.token, body })).body._id as string
    const open = async (orderId: string) =>
      shop.call('POST', '/create-payment-intent', { token: person.token, body: { orderId, total: 42 } })
    const [stalled, other] = [await place(), await place()]
    await sandbox.control('/faults', { delayNext: { times: 1, ms: 600_000 } })
    const answers = [await open(stalled), ...(await Promise.all(Array.from({ length: 5 }, () => open(stalled))))]
    for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    expect((await open(other)).status).toBe(200)
    await shop.close()
  })
})

describe('a shop whose provider cannot be reached', () => {
  it('still takes orders and shows them, says that payment has to wait, and why in the log', async () => {
    const shop = await openShop()
    const person: Person = await signUp(shop)
    const part = await addPart(shop)
    const body = { name: '', email: person.email, number: '', total: 42, items: { [part]: 1 } }
    const { body: order } = await shop.call('POST', '/orders', { token: person.token, body })
    const logged = vi.spyOn(shop.ctx.log, 'error')
    const start = await shop.call('POST', '/create-payment-intent', {
      token: person.token,
      body: { orderId: order._id, total: 42 },
    })
    expect([start.status, start.headers.get('retry-after')]).toEqual([503, '10'])
    const why = { err: expect.any(ProviderDown), path: '/create-payment-intent', method: 'POST' }
    expect(logged.mock.calls).toEqual([[why, 'what the shop needs could not be asked']])
    const { body: list } = await shop.call('GET', '/orders', { token: person.token })
    expect(list).toMatchObject([{ _id: order._id, state: 'placed', paid: false }])
    await shop.close()
  })
})

it('is not asked without end by an account that reports one payment after the other', async () => {
  const limited = await openShopFor({ LIMITS: '0.025' })
  const [person, other] = [await signUp(limited), await signUp(limited)]
  const body = { pay: true, tranjactionId: 'pi_none' }
  const report = async ({ token }: Person) => (await limited.call('PATCH', '/orders/none', { token, body })).status
  expect([await report(person), await report(person), await report(person), await report(person)]).toEqual([
    404, 404, 404, 429,
  ])
  expect(await report(other)).toBe(404)
})
