import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds, fillWaiting } from '#domain/orders'
import { deliveryDesk } from '../../support/shops/delivery.ts'
import { buy } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, takenFrom } from '../../support/shops/places.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

const MAIN = 1
let room: PackingRoom
let zone: string
beforeAll(async () => {
  room = await openPackingRoom({ UNPAID_ORDERS: '1000', UNPAID_UNITS: '10000' })
  const { items } = (await asAdmin('GET', '/places')).body
  zone = items.find(({ id }: never) => id === MAIN).timeZone
})
afterAll(() => room.close())

/** The day so many days from today, where the shop's first place is. */
const inDays = (days: number) => Temporal.Now.plainDateISO(zone).add({ days }).toString()
const path = (part: string) => `/parts/${part}/places`
const asAdmin = async (method: string, at: string, body?: object) =>
  room.shop.call(method, at, { token: room.admin.token, body })

/** Lets a part be ordered beyond its stock, and says how many units are free now. */
async function allow(part: string, backOrder: object, stock?: number) {
  const { version, places } = (await asAdmin('GET', path(part))).body
  const unitsWas = Object.fromEntries(places.map(({ place, units }: never) => [place, units]))
  const lying = places.map(({ place, shelf, units }: never) => ({ place, shelf, units }))
  const answer = await asAdmin('PUT', path(part), { version, unitsWas, places: lying, backOrder })
  if (stock !== undefined) await restock(part, stock)
  return answer
}
const restock = (part: string, stock: number) =>
  asAdmin('PUT', `/bestSeller/${part}`, { name: 'Brake disc', price: 40, img: 'https://a.example/b.jpg', stock })
/** A part of which `stock` units are there, and more come in ten days. */
async function promisedPart(stock: number) {
  const part = await addPart(room.shop, { price: 40, stock })
  expect((await allow(part, { days: 10, on: null })).status).toBe(200)
  return part
}
const fill = (part: string) => fillWaiting(asSystem(room.shop), { partIds: [Number(part)] })
const waitsOf = async (order: string) => (await room.show(order)).lines.map(({ waits }: never) => waits ?? null)
const onList = async (list: string, order: string) =>
  (await asAdmin('GET', `/to-do?list=${list}&limit=100`)).body.items.some(({ _id }: never) => _id === order)
const send = (parcel: { _id: string; version: number }) =>
  room.post(`/parcels/${parcel._id}/send`, { version: parcel.version, carrier: '', tracking: '', trackingUrl: '' })
const order = (part: string, quantity: number) => room.paid({ [part]: quantity })

describe('a part whose seller says when more of it comes', () => {
  it('is ordered beyond its stock: what is free is taken, the rest is promised for that day', async () => {
    const part = await promisedPart(2)
    const id = await room.placed({ [part]: 5 })
    expect(await stockOf(room.shop, part)).toBe(0)
    expect(await waitsOf(id)).toEqual([{ quantity: 3, due: inDays(10) }])
    await expectInvariants(room.shop)
    expect((await room.post(`/orders/${id}/cancel`)).status).toBe(200)
    expect(await stockOf(room.shop, part)).toBe(2)
  })

  it('comes on the day that was told, and is sold out again once that day is over', async () => {
    const part = await addPart(room.shop, { price: 40, stock: 0 })
    await allow(part, { days: 10, on: inDays(30) })
    expect(await waitsOf(await room.placed({ [part]: 1 }))).toEqual([{ quantity: 1, due: inDays(30) }])
    await sql`update stock set due_on = ${inDays(-1)}, due_days = null where part_id = ${Number(part)}`.execute(
      room.shop.ctx.db,
    )
    await expect(room.placed({ [part]: 1 })).rejects.toThrow('sold-out')
  })

  it('tells when, on its page, in the quote and in the order of a guest; who was promised less waiting is asked again', async () => {
    const part = await promisedPart(1)
    const { body } = await room.shop.call('GET', `/parts/${part}`)
    expect(body).toMatchObject({ stock: 1, backOrder: { days: 10 } })
    const lines = [{ part, quantity: 3 }]
    const quoted = (await room.shop.call('POST', '/quote', { body: { lines } })).body
    expect(quoted.lines[0]).toMatchObject({ waits: { quantity: 2, due: inDays(10) } })
    expect(quoted.lines[0]).not.toHaveProperty('problem')
    expect(quoted.parcels).toMatchObject([{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 2 }], due: inDays(10) }])
    const [now, later] = quoted.parcels
    expect(now.arrives.to < inDays(10) && later.arrives.from > inDays(10)).toBe(true)
    expect(quoted.methods[0].arrives).toEqual(later.arrives)
    const early = (await room.shop.call('POST', '/quote', { body: { lines: [{ part, quantity: 1 }] } })).body.quote
    const bought = await buy(room.shop, lines)
    expect(bought).toMatchObject({ status: 201, body: { delivery: { to: later.arrives.to } } })
    expect(bought.body.lines[0].waits).toEqual({ quantity: 2, due: inDays(10) })
    expect(await buy(room.shop, [{ part, quantity: 1 }], { quote: early })).toMatchObject({
      status: 409,
      body: { code: 'delivery-changed' },
    })
  })

  it('comes in on its own day, also in one parcel with what comes in later', async () => {
    const [soon, late] = [await promisedPart(0), await addPart(room.shop, { price: 40, stock: 0 })]
    await allow(late, { days: 30, on: null })
    const lines = [
      { part: soon, quantity: 1 },
      { part: late, quantity: 1 },
    ]
    const quoted = (await room.shop.call('POST', '/quote', { body: { lines } })).body
    expect(quoted.parcels).toMatchObject([{ due: inDays(30) }])
    const waits = [
      { quantity: 1, due: inDays(10) },
      { quantity: 1, due: inDays(30) },
    ]
    expect(quoted.lines).toMatchObject(waits.map((one) => ({ waits: one })))
    expect(await waitsOf(await room.placed({ [soon]: 1, [late]: 1 }))).toEqual(waits)
  })

  it('is refused where it is not counted, for a day that is over, and for days that are none', async () => {
    const part = await addPart(room.shop, { price: 40, stock: null })
    expect((await allow(part, { days: 3, on: null })).body.fields).toHaveProperty(['backOrder.days'])
    const counted = await addPart(room.shop, { price: 40, stock: 1 })
    expect((await allow(counted, { days: null, on: '2020-01-01' })).body.fields).toHaveProperty(['backOrder.on'])
    expect((await allow(counted, { days: 0, on: null })).body.fields).toHaveProperty(['backOrder.days'])
    await expect(room.placed({ [counted]: 2 })).rejects.toThrow('sold-out')
  })
})

describe('units that come in', () => {
  it('go to the paid orders that wait, first to the one that was paid first; who did not pay waits on', async () => {
    const part = await promisedPart(0)
    const unpaid = await room.placed({ [part]: 2 })
    const [first, second] = [await order(part, 3), await order(part, 2)]
    await restock(part, 4)
    // Nobody overtakes them, also before the job has run.
    expect(await waitsOf(await room.placed({ [part]: 1 }))).toEqual([{ quantity: 1, due: inDays(10) }])
    await fill(part)
    expect(await stockOf(room.shop, part)).toBe(0)
    expect(await waitsOf(first)).toEqual([null])
    expect(await waitsOf(second)).toEqual([{ quantity: 1, due: inDays(10) }])
    expect(await waitsOf(unpaid)).toEqual([{ quantity: 2, due: inDays(10) }])
    expect((await room.show(first)).events.at(-1).why).toContain('came in: 3 ×')
    await expectInvariants(room.shop)
  })

  it('are those of a cancelled order, too, and an order takes what is free when it is paid', async () => {
    const part = await promisedPart(2)
    const [holder, waiter] = [await order(part, 2), await order(part, 1)]
    await room.post(`/orders/${holder}/cancel`)
    await fill(part)
    expect(await waitsOf(waiter)).toEqual([null])
    expect(await stockOf(room.shop, part)).toBe(1)
    await expectInvariants(room.shop)
  })

  it('are taken from the place where they came in', async () => {
    const west = await addPlace(room.shop)
    const part = await addPartIn(room.shop, { [MAIN]: 1, [west]: 1 }, { price: 40 })
    await allow(part, { days: 10, on: null })
    const id = await order(part, 4)
    expect(await takenFrom(room.shop, id)).toEqual({ [part]: { [MAIN]: 1, [west]: 1 } })
    const { version } = (await asAdmin('GET', path(part))).body
    const places = [
      { place: MAIN, shelf: '', units: 0 },
      { place: west, shelf: '', units: 3 },
    ]
    await asAdmin('PUT', path(part), { version, unitsWas: { [MAIN]: 0, [west]: 0 }, places })
    await fill(part)
    expect(await takenFrom(room.shop, id)).toEqual({ [part]: { [MAIN]: 1, [west]: 3 } })
    await expectInvariants(room.shop)
  })

  it('are no question any more once the part is not counted', async () => {
    const part = await promisedPart(0)
    const id = await order(part, 1)
    await asAdmin('PUT', `/bestSeller/${part}`, {
      name: 'Disc',
      price: 40,
      img: 'https://a.example/b.jpg',
      stock: null,
    })
    expect(await waitsOf(id)).toEqual([null])
    await expectInvariants(room.shop)
  })
})

describe('an order that lapsed before it was paid', () => {
  /** An order of two units that are not set aside any more, of which somebody else bought two. */
  async function lapsed(stock: number) {
    const part = await promisedPart(stock)
    const id = await room.placed({ [part]: 2 })
    await sql`update orders set hold_until = now() - interval '1 second' where id = ${id}`.execute(room.shop.ctx.db)
    await expireHolds(asSystem(room.shop))
    await order(part, 2)
    return { part, id }
  }
  const start = (id: string) => room.post('/create-payment-intent', { orderId: id, total: 84 }, room.buyer)

  it('is not paid unless its buyer is told that it would wait now, and is once its parts are there again', async () => {
    const { part, id } = await lapsed(2)
    const { status, body } = await start(id)
    expect([status, body.code]).toEqual([409, 'delivery-changed'])
    expect(body.parts).toEqual([{ partId: part, name: expect.any(String), waits: 2, due: inDays(10) }])
    expect(body.title).toMatch(/^Others bought .* 2 × Brake disc, front come in by .* order again\.$/)
    expect([(await room.show(id)).state, await waitsOf(id)]).toEqual(['expired', [null]])
    await restock(part, 2)
    expect((await start(id)).status).toBe(200)
    expect([await stockOf(room.shop, part), await waitsOf(id)]).toEqual([0, [null]])
  })

  it('is paid as before if it waited from the beginning', async () => {
    const { id } = await lapsed(0)
    expect((await start(id)).status).toBe(200)
    expect(await waitsOf(id)).toEqual([{ quantity: 2, due: inDays(10) }])
  })

  it('waits if its money has come already', async () => {
    const part = await promisedPart(2)
    const id = await room.placed({ [part]: 2 })
    const intent = await room.shop.open(room.buyer, id, 84)
    await sql`update orders set hold_until = now() - interval '1 second' where id = ${id}`.execute(room.shop.ctx.db)
    await expireHolds(asSystem(room.shop))
    await order(part, 2)
    await room.shop.charge(intent)
    expect((await room.shop.claim(room.buyer, id, intent)).status).toBe(200)
    expect(await waitsOf(id)).toEqual([{ quantity: 2, due: inDays(10) }])
  })
})

describe('an order that waits', () => {
  it('is packed and sent as far as it is there, stands on its own list, and is whole when the rest was sent', async () => {
    const part = await promisedPart(1)
    const id = await order(part, 3)
    expect([await onList('pick', id), await onList('waiting', id)]).toEqual([true, true])
    expect((await room.pack(id, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(400)
    const parcel = (await room.pack(id)).body
    expect(parcel.lines).toEqual([{ line: 0, quantity: 1 }])
    expect(await room.pack(id)).toMatchObject({ status: 409, body: { code: 'waits' } })
    expect((await send(parcel)).status).toBe(200)
    expect([await onList('pick', id), await onList('waiting', id)]).toEqual([false, true])
    expect((await room.show(id)).fulfilment).toBe('part-sent')
    await restock(part, 5)
    await fill(part)
    expect([await onList('pick', id), await onList('waiting', id)]).toEqual([true, false])
    expect((await send((await room.pack(id)).body)).status).toBe(200)
    expect((await room.show(id)).fulfilment).toBe('sent')
    await expectInvariants(room.shop)
  })

  it('gives up what waits first when units are cancelled, by its buyer also after a part of it was sent', async () => {
    const part = await promisedPart(2)
    const id = await order(part, 4)
    await send((await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })).body)
    const cancel = (quantity: number) =>
      room.post(`/orders/${id}/cancel-lines`, { lines: [{ line: 0, quantity }] }, room.buyer)
    expect(await cancel(3)).toMatchObject({ status: 409, body: { code: 'packed' } })
    expect((await cancel(2)).status).toBe(200)
    expect(await waitsOf(id)).toEqual([null])
    expect(await stockOf(room.shop, part)).toBe(0)
    expect((await room.pack(id)).status).toBe(201)
    await expectInvariants(room.shop)
  })

  it('cannot be collected', async () => {
    const desk = await deliveryDesk(room.shop, room.admin)
    const { id: place } = (
      await asAdmin('POST', '/places', {
        name: `Here ${crypto.randomUUID()}`,
        address: { name: 'Camber', line1: '1 Depot Way', city: 'Reno', region: 'NV', postcode: '89501', country: 'US' },
        collects: true,
        hours: '',
        cutOff: '14:30',
        timeZone: 'America/Los_Angeles',
        workDays: [1, 2, 3, 4, 5],
        rank: 3,
      })
    ).body
    await desk.addMethod({ place, name: 'Collect', rates: [{ from: 0, amount: 0 }] })
    const part = await addPartIn(room.shop, { [MAIN]: 0, [place]: 1 }, { price: 40 })
    await allow(part, { days: 10, on: null })
    const collect = async (quantity: number) => {
      const { methods } = (await room.shop.call('POST', '/quote', { body: { lines: [{ part, quantity }] } })).body
      return methods.find(({ kind }: never) => kind === 'collect')
    }
    expect(await collect(1)).not.toHaveProperty('why')
    expect(await collect(2)).toHaveProperty('why')
  })
})
