import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { releasePayments } from '#domain/payments'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { carOf, orderLines, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, takenFrom, unitsIn } from '../../support/shops/places.ts'
import type { Person } from '../../support/shops/people.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => expectInvariants(till.shop))
afterAll(() => till.shop.close())

/** Two lines, two units of $40 each and three of $10: $110, free of shipping. */
async function paid(stock: number | null = 5) {
  const { shop, buyer } = till
  const [disc, pad] = [await addPart(shop, { price: 40, stock }), await addPart(shop, { price: 10, stock })]
  const id = await shop.order(buyer, { [disc]: 2, [pad]: 3 }, 110)
  const intent = await shop.open(buyer, id, 110)
  await shop.charge(intent)
  await shop.claim(buyer, id, intent)
  return { id, intent, disc, pad }
}

const cancel = (who: Person | undefined, id: string, lines: unknown, more: object = {}) =>
  till.shop.call('POST', `/orders/${id}/cancel-lines`, { token: who?.token, body: { lines, ...more } })
const units = (line: number, quantity: number) => ({ line, quantity })

/** A parcel with units of the order's first line. */
async function pack(id: string, quantity = 1) {
  const { shop, admin } = till
  await sql`update orders set address = '1 Main St' where id = ${id}`.execute(shop.ctx.db)
  const body = { lines: [{ line: 0, quantity }] }
  const answer = await shop.call('POST', `/orders/${id}/parcels`, { token: admin.token, body })
  expect(answer.status).toBe(201)
}

it('of two people who cancel the same unit, the second is told, also where one of them changes the order', async () => {
  const { shop, buyer, admin } = till
  const { id } = await paid()
  const ofThree = { ...units(1, 1), of: 3 }
  const both = await Promise.all([cancel(buyer, id, [ofThree]), cancel(admin, id, [ofThree])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(both.find(({ status }) => status === 412)!.body.code).toBe('changed-meanwhile')
  const swap = (of: number) => {
    const body = { less: [{ ...units(1, 1), of }], more: [{ ...units(0, 1), of: 2 }] }
    return shop.call('POST', `/orders/${id}/changes`, { token: admin.token, body })
  }
  expect((await swap(3)).status).toBe(412)
  expect((await swap(2)).status).toBe(200)
})

describe('units of a paid order', () => {
  it('are cancelled by its buyer: their price goes back, and they lie in stock again', async () => {
    const { shop, buyer, todo } = till
    const { id, intent, disc, pad } = await paid()
    const { status, body } = await cancel(buyer, id, [units(0, 1), units(1, 3)], { reason: 'ordered too many' })
    expect([status, body.state, body.total]).toEqual([200, 'paid', 110])
    const cancelled = body.lines.map((line: { cancelled?: number }) => line.cancelled)
    expect(cancelled).toEqual([1, 3])
    expect(body.events.at(-1).why).toMatch(/^cancelled: 1 × .+, 3 × .+: ordered too many$/)
    expect([await stockOf(shop, disc), await stockOf(shop, pad)]).toEqual([4, 5])
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([4000, 'part-refunded'])
    const { body: refunds } = await shop.call('GET', `/orders/${id}/refunds`, { token: buyer.token })
    expect(refunds).toMatchObject([{ amount: 70, state: 'succeeded' }])
    expect(refunds[0].reason).toMatch(/^cancelled: 1 × /)
    const { body: mine } = await shop.call('GET', '/orders', { token: buyer.token })
    expect(mine.find(({ _id }: { _id: string }) => _id === id).sentBack).toBe(70)
  })

  it('are cancelled again until none is left, and then the order is, with all its money', async () => {
    const { shop, buyer, todo } = till
    const { id, intent, disc, pad } = await paid()
    for (const lines of [[units(0, 2)], [units(1, 1)], [units(1, 2)]])
      expect((await cancel(buyer, id, lines)).status).toBe(200)
    expect((await todo.show(id)).state).toBe('cancelled')
    await releasePayments(asSystem(shop), { orderId: id })
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([0, 'refunded'])
    expect([await stockOf(shop, disc), await stockOf(shop, pad)]).toEqual([5, 5])
    expect((await cancel(buyer, id, [units(0, 1)])).body.code).toBe('wrong-state')
  })

  it('go back to the places that they were to come from', async () => {
    const { shop, buyer } = till
    const west = await addPlace(shop)
    const part = await addPartIn(shop, { 1: 2, [west]: 1 }, { price: 50 })
    const id = await shop.order(buyer, { [part]: 3 }, 150)
    const intent = await shop.open(buyer, id, 150)
    await shop.charge(intent)
    await shop.claim(buyer, id, intent)
    expect((await cancel(buyer, id, [units(0, 2)])).status).toBe(200)
    const [taken, free] = [(await takenFrom(shop, id))[part]!, await unitsIn(shop, part)]
    for (const [place, units] of [
      ['1', 2],
      [`${west}`, 1],
    ] as const)
      expect((taken[Number(place)] ?? 0) + free[Number(place)]!).toBe(units)
    expect(await stockOf(shop, part)).toBe(2)
  })

  it('that are not counted need no stock', async () => {
    const { id, disc } = await paid(null)
    expect((await cancel(till.buyer, id, [units(0, 1)])).status).toBe(200)
    expect(await stockOf(till.shop, disc)).toBeNull()
  })

  it('cost no more than is left, where an admin has sent money back before', async () => {
    const { shop, admin, todo } = till
    const { id, intent } = await paid()
    await shop.call('POST', `/orders/${id}/refunds`, { token: admin.token, body: { amount: 90, reason: 'scratches' } })
    await cancel(till.buyer, id, [units(0, 2)])
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await todo.show(id)).state]).toEqual([0, 'refunded'])
  })
})

it('what was bought at a quantity price keeps it, however few are left of it', async () => {
  const { shop, buyer, todo } = till
  const part = await addPart(shop, { price: 40, stock: 20 })
  await sql`insert into price_break values (${part}, 10, 3000)`.execute(shop.ctx.db)
  const id = await shop.order(buyer, { [part]: 10 }, 300)
  const intent = await shop.open(buyer, id, 300)
  await shop.charge(intent)
  await shop.claim(buyer, id, intent)
  expect((await cancel(buyer, id, [units(0, 9)])).status).toBe(200)
  await todo.sendPendingRefunds(id)
  expect([await todo.charged(intent), (await todo.show(id)).lines[0].price]).toEqual([3000, 30])
})

it('units of a part that was bought for two cars are named with theirs, cancelled and exchanged', async () => {
  const { shop, buyer, admin, todo } = till
  const [camry, golf] = [await carOf(shop, 'Toyota', 'Camry'), await carOf(shop, 'Volkswagen', 'Golf')]
  const part = await addPart(shop, { price: 100, stock: 9 })
  const forCar = ({ car }: TestCar, quantity: number) => ({ part: String(part), quantity, car, knows: true })
  const lines = [forCar(camry, 2), forCar(golf, 2)]
  const { body } = await orderLines(shop, buyer, { [part]: 4 }, lines)
  const intent = await shop.open(buyer, body._id, 400)
  await shop.charge(intent)
  await shop.claim(buyer, body._id, intent)
  await cancel(buyer, body._id, [units(1, 1)])
  const named = (label: string) => expect.stringMatching(new RegExp(`1 × .+ \\(\\w+, ${label}\\)`))
  expect((await todo.show(body._id)).events.at(-1).why).toEqual(named(golf.label))
  const change = { less: [units(0, 1)], add: [{ part: String(await addPart(shop, { price: 100 })), quantity: 1 }] }
  await shop.call('POST', `/orders/${body._id}/changes`, { token: admin.token, body: change })
  expect((await todo.show(body._id)).events.at(-1).why).toEqual(named(camry.label))
})

describe('who may cancel', () => {
  it('nobody but its buyer and admins', async () => {
    const { id } = await paid()
    expect((await cancel(undefined, id, [units(0, 1)])).status).toBe(401)
    expect((await cancel(till.stranger, id, [units(0, 1)])).status).toBe(404)
    expect((await cancel(till.admin, id, [units(0, 1)])).status).toBe(200)
  })

  it('its buyer while nothing is packed, an admin what is not packed', async () => {
    const { buyer, admin, shop } = till
    const { id } = await paid()
    await pack(id)
    expect((await cancel(buyer, id, [units(1, 1)])).body.code).toBe('packed')
    const whole = await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })
    expect([whole.status, whole.body.code]).toEqual([409, 'packed'])
    expect((await cancel(admin, id, [units(0, 2)])).body.fields).toEqual({
      'lines.0.quantity': 'Only 1 of this line can still be cancelled',
    })
    expect((await cancel(admin, id, [units(0, 1), units(1, 3)])).status).toBe(200)
  })

  it('its buyer the whole paid order while nothing is packed', async () => {
    const { shop, buyer, todo } = till
    const { id, intent, disc } = await paid()
    const { status, body } = await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })
    expect([status, body.state]).toEqual([200, 'cancelled'])
    await releasePayments(asSystem(shop), { orderId: id })
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), await stockOf(shop, disc)]).toEqual([0, 5])
  })

  it('nobody units of an order that is not paid', async () => {
    const { id } = await till.todo.anOrder()
    expect((await cancel(till.buyer, id, [units(0, 1)])).body.code).toBe('not-paid')
  })
})

it.each([
  ['no lines', undefined, 'lines'],
  ['an empty list', [], 'lines'],
  ['a line that is not there', [{ line: 7, quantity: 1 }], 'lines.0.line'],
  ['a line twice', [units(0, 1), units(0, 1)], 'lines'],
  ['nothing of a line', [units(0, 0)], 'lines.0.quantity'],
  ['half a unit', [units(0, 0.5)], 'lines.0.quantity'],
  ['more than there are', [units(0, 3)], 'lines.0.quantity'],
  ['words', [{ line: 'first', quantity: 'all' }], 'lines.0.line'],
])('%s is refused at its field', async (_, lines, at) => {
  const { id } = await paid()
  const { status, body } = await cancel(till.buyer, id, lines)
  expect([status, Object.keys(body.fields)]).toEqual([400, expect.arrayContaining([at])])
})

it('two who cancel the same units at once cancel them once', async () => {
  const { todo, shop } = till
  const { id, intent, disc } = await paid()
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(till.buyer, id, [units(0, 2)])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await todo.sendPendingRefunds(id)
  expect([await todo.charged(intent), await stockOf(shop, disc)]).toEqual([3000, 5])
})
