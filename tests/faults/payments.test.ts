import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart } from '../support/catalogue/parts.ts'
import type { Customer } from '../support/shops/people.ts'
import { sizes, tell } from './support/sizes.ts'
import { inBatches, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

let shops: TwoServers
let who: Customer
let part: string
beforeAll(async () => {
  shops = await openTwoServers()
  who = (await shops.people(1))[0]!
  part = await addPart(shops, { price: PRICE, stock: 100_000 })
})
afterAll(() => shops?.close())
beforeEach(() => shops.faults({}))

type Order = { _id: string; total: number }
async function anOrder(n = 0): Promise<Order> {
  const { status, body } = await shops.place(n, who, { [part]: 2 })
  expect(status).toBe(201)
  return body
}
async function anOpenOrder(n = 0) {
  const order = await anOrder(n)
  return { order, intent: shops.intentIn(await shops.open(n, who, order)) }
}
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 100 })
const paidOnce = async ({ _id, total }: Order) => {
  expect(await shops.orderOf(_id)).toMatchObject({ state: 'paid', times_paid: 1 })
  expect(await shops.received(_id)).toBe(total * 100)
}

describe('one order', () => {
  it('is paid once by fifty payments from two tabs', async () => {
    const order = await anOrder()
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const opened = await shops.open(n, who, order)
        if (opened.status === 409) return expect(['already-paid', 'payment-pending']).toContain(opened.body.code)
        expect(opened.status).toBe(200)
        const intent = shops.intentIn(opened)
        await shops.charge(intent).catch(() => {})
        expect((await shops.claim(n + 1, who, order._id, intent)).status).toBe(200)
      }),
    )
    await shops.settled()
    await paidOnce(order)
    await expectInvariants(shops)
  })

  it('is paid once when webhook and return come in the same moment', async () => {
    await shops.faults({ webhook: { hold: true } })
    for (let round = 0; round < sizes.sameMoment; round++) {
      const { order, intent } = await anOpenOrder(round)
      await shops.charge(intent)
      const [, ...claims] = await Promise.all([
        shops.sandbox.control('/webhooks/flush'),
        shops.claim(0, who, order._id, intent),
        shops.claim(1, who, order._id, intent),
      ])
      expect(claims.map(({ status }) => status)).toEqual([200, 200])
      await paidOnce(order)
    }
    await shops.settled()
    await expectInvariants(shops)
  })

  it('is either deleted or paid, never both, and nobody pays for a deleted one', async () => {
    const orders = await inBatches(sizes.deleteOrPay, 10, async (n) => {
      const { order, intent } = await anOpenOrder(n)
      const pay = async () => {
        await shops.charge(intent).catch(() => {})
        return shops.claim(n, who, order._id, intent)
      }
      const remove = async () => {
        await sleep(Math.random() * 40)
        return shops.call(n + 1, `/orders/${order._id}`, { method: 'DELETE', token: who.token })
      }
      const [paid, removed] = await Promise.all([pay(), remove()])
      expect([200, 404, 409]).toContain(paid.status)
      expect(removed.status).toBe(paid.status === 200 ? 409 : 200)
      return order
    })
    await shops.settled()
    for (const order of orders) {
      const { state } = await shops.orderOf(order._id)
      expect(['paid', 'cancelled']).toContain(state)
      expect(await shops.received(order._id)).toBe(state === 'paid' ? order.total * 100 : 0)
    }
    await expectInvariants(shops)
  })
})

describe('events', () => {
  it('that come twice, late and in the wrong order pay each order once', async () => {
    await shops.faults({ webhook: { repeat: 1, reorder: true, delayMs: 100 } })
    const all = await inBatches(sizes.events, 8, anOpenOrder)
    for (const { intent } of all) {
      await shops.charge(intent, 'pm_card_chargeDeclined').catch(() => {})
      await shops.charge(intent)
    }
    for (const { order } of all) await eventually(() => paidOnce(order))
    await shops.settled()
    await expectInvariants(shops)
  })

  it('that are forged pay nothing', async () => {
    await shops.faults({ webhook: { corruptSignature: true } })
    const { order, intent } = await anOpenOrder()
    await shops.charge(intent)
    await sleep(500)
    expect(await shops.orderOf(order._id)).toMatchObject({ state: 'placed' })
    expect((await shops.claim(1, who, order._id, intent)).status).toBe(200)
    await paidOnce(order)
  })

  it('of another amount or another order pay nothing, and the money goes back', async () => {
    const [cheap, other] = [await anOpenOrder(0), await anOpenOrder(1)]
    await shops.sandbox.stripe.paymentIntents.update(cheap.intent, {
      amount: 100,
      metadata: { orderId: other.order._id },
    })
    await shops.charge(cheap.intent)
    expect((await shops.claim(0, who, other.order._id, cheap.intent)).body.code).toBe('payment-mismatch')
    await shops.settled()
    await eventually(async () => expect(await shops.received(cheap.order._id)).toBe(0))
    for (const { order } of [cheap, other]) expect(await shops.orderOf(order._id)).toMatchObject({ state: 'placed' })
    await expectInvariants(shops)
  })
})

describe('a provider that takes 30 s', () => {
  it('delays nobody who only reads, and its outcome is known in the end', async () => {
    const { order, intent } = await anOpenOrder()
    const unpaid = await inBatches(6, 6, anOrder)
    await shops.faults({ webhook: { hold: true } })
    await shops.charge(intent)
    await shops.faults({ delayMs: 30_000, webhook: { hold: true } })
    const began = performance.now()
    const asked = Promise.all([shops.claim(0, who, order._id, intent), ...unpaid.map((one) => shops.open(0, who, one))])
    let longest = 0
    for (let n = 0; n < 40; n++) {
      const since = performance.now()
      expect((await fetch(`${shops.servers[0]!.base}${['/', '/shop', '/api/bestSeller'][n % 3]}`)).status).toBe(200)
      longest = Math.max(longest, performance.now() - since)
    }
    const [claimed, ...opened] = await asked
    tell('a provider that is silent is given up', began)
    expect(longest).toBeLessThan(5000)
    expect(performance.now() - began).toBeLessThan(25_000)
    expect(claimed).toMatchObject({ status: 202, body: { state: 'paying' } })
    for (const answer of opened) expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await shops.faults({})
    await eventually(() => paidOnce(order))
    await expectInvariants(shops)
  })
})
