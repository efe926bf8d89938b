import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds, holdAgain, lockOrder } from '#domain/orders'
import { tx } from '#platform/context'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, takenFrom, unitsIn } from '../../support/shops/places.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

const MAIN = 1
let room: PackingRoom
let west: number
beforeAll(async () => {
  room = await openPackingRoom()
  west = await addPlace(room.shop)
})
afterAll(() => room.close())

/** Three units of a part are ordered, one is packed in the main warehouse; then all else goes west, and two units come back. */
async function packedBeforeItMoved() {
  const [part] = await room.parts(1, 6)
  const order = await room.paid({ [part!]: 3 })
  const parcel = (await room.pack(order, { lines: [{ line: 0, quantity: 1 }] })).body
  const { token } = room.admin
  const path = `/parts/${part}/places`
  const { version } = (await room.shop.call('GET', path, { token })).body
  const body = { version, unitsWas: { [MAIN]: null }, places: [{ place: west, shelf: '', units: null }] }
  expect((await room.shop.call('PUT', path, { token, body })).status).toBe(200)
  expect((await room.post(`${path}/move`, { from: west, to: MAIN, units: 2 })).status).toBe(200)
  expect(await unitsIn(room.shop, part!)).toEqual({ [MAIN]: 2, [west]: 1 })
  return { part: part!, order, parcel }
}
const send = (parcel: { _id: string; version: number }) =>
  room.post(`/parcels/${parcel._id}/send`, { version: parcel.version, carrier: '', tracking: '', trackingUrl: '' })

describe('a part that is moved while an order of it is packed', () => {
  it('is taken from where it is packed, and else from where it lay', async () => {
    const { part, order } = await packedBeforeItMoved()
    expect(await takenFrom(room.shop, order)).toEqual({ [part]: { [MAIN]: 1, [west]: 2 } })
    expect((await room.pack(order)).body.place.id).toBe(west)
    await expectInvariants(room.shop)
  })

  it('returns to where the rest lies when the order is cancelled after that parcel was sent', async () => {
    const { part, order, parcel } = await packedBeforeItMoved()
    expect((await send(parcel)).status).toBe(200)
    expect((await room.post(`/orders/${order}/cancel`, { why: 'asked for' })).status).toBe(200)
    expect(await unitsIn(room.shop, part)).toEqual({ [MAIN]: 2, [west]: 3 })
    await expectInvariants(room.shop)
  })

  it('is set aside anew when that parcel is lost', async () => {
    const { part, order, parcel } = await packedBeforeItMoved()
    const sent = (await send(parcel)).body
    const lost = (await room.post(`/parcels/${parcel._id}/lose`, { version: sent.version, why: 'gone' })).body
    expect((await room.post(`/parcels/${parcel._id}/replace`, { version: lost.version })).status).toBe(200)
    expect(await takenFrom(room.shop, order)).toEqual({ [part]: { [MAIN]: 1, [west]: 2 } })
    expect(await unitsIn(room.shop, part)).toEqual({ [MAIN]: 1, [west]: 1 })
    await expectInvariants(room.shop)
  })
})

describe('units that an admin cancels of an order that is partly packed in two places', () => {
  it('go back to the places where they are not packed yet', async () => {
    const part = await addPartIn(room.shop, { [MAIN]: 3, [west]: 2 }, { price: 40 })
    const order = await room.paid({ [part]: 5 })
    for (const [place, quantity] of [
      [MAIN, 2],
      [west, 1],
    ])
      expect((await room.pack(order, { place, lines: [{ line: 0, quantity }] })).status).toBe(201)
    expect((await room.post(`/orders/${order}/cancel-lines`, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(200)
    expect(await unitsIn(room.shop, part)).toEqual({ [MAIN]: 1, [west]: 1 })
    expect(await takenFrom(room.shop, order)).toEqual({ [part]: { [MAIN]: 2, [west]: 1 } })
  })
})

/** The buyer of this order collects it at this place. */
async function collectsAt(order: string, place = MAIN) {
  await room.collects(order)
  await sql`update orders set delivery = delivery || ${JSON.stringify({ place: { id: place, name: 'Here' } })}::jsonb
    where id = ${order}`.execute(room.shop.ctx.db)
}
const isCalled = async (order: string) => {
  const { rows } = await sql`select from jobs.job
    where name = 'order-mail' and data ->> 'orderId' = ${order} and data ->> 'kind' = 'ready-to-collect'`.execute(
    room.shop.ctx.db,
  )
  return rows.length > 0
}
async function close(place: number) {
  const { token } = room.admin
  const { items } = (await room.shop.call('GET', '/places', { token })).body
  const body = { ...items.find(({ id }: { id: number }) => id === place), closed: true }
  return room.shop.call('PUT', `/places/${place}`, { token, body })
}

it('a place does not close while an order waits to be collected there', async () => {
  const [part] = await room.parts(1)
  const here = await addPlace(room.shop)
  const [open, paid] = [await room.placed({ [part!]: 1 }), await room.paid({ [part!]: 1 })]
  for (const id of [open, paid]) await collectsAt(id, here)
  expect((await close(here)).body).toMatchObject({
    code: 'in-use',
    detail: 'Here lie 0 parts, and 2 open orders are to leave from here or be collected here',
  })
  expect((await room.post(`/orders/${open}/cancel`, { reason: 'asked for' })).status).toBe(200)
  expect((await close(here)).body.code).toBe('in-use')
  const { body: parcel } = await room.pack(paid)
  expect((await close(here)).body.code).toBe('in-use')
  await room.post(`/parcels/${parcel._id}/collect`, { version: parcel.version })
  expect((await close(here)).body).toMatchObject({ closed: true })
})

it('a buyer is called to where he collects only when all that is packed lies there', async () => {
  const part = await addPartIn(room.shop, { [MAIN]: 1, [west]: 1 }, { price: 40 })
  const order = await room.paid({ [part]: 2 })
  await collectsAt(order)
  await room.pack(order, { place: MAIN })
  const { body: elsewhere } = await room.pack(order, { place: west })
  expect(await isCalled(order)).toBe(false)
  await room.post(`/parcels/${elsewhere._id}/unpack`, { version: elsewhere.version })
  expect((await room.post(`/orders/${order}/cancel-lines`, { lines: [{ line: 0, quantity: 1 }] })).status).toBe(200)
  expect(await isCalled(order)).toBe(true)
})

it('a lapsed order that is collected is held again only where it is collected', async () => {
  const { ctx } = room.shop
  const part = await addPartIn(room.shop, { [MAIN]: 2, [west]: 2 }, { price: 40 })
  const id = await room.placed({ [part]: 2 })
  await collectsAt(id)
  await sql`update orders set hold_until = now() - interval '1 second' where id = ${id}`.execute(ctx.db)
  await expireHolds(asSystem(room.shop))
  const other = await room.placed({ [part]: 1 })
  const again = () => tx(asSystem(room.shop), async (ctx) => holdAgain(ctx, await lockOrder(ctx, id)))
  expect(await again()).toEqual({ short: [{ partId: part, name: expect.any(String), wanted: 2, left: 1 }] })
  expect([await unitsIn(room.shop, part), await stockOf(room.shop, part)]).toEqual([{ [MAIN]: 1, [west]: 2 }, 3])
  expect((await room.post(`/orders/${other}/cancel`, { reason: 'asked for' })).status).toBe(200)
  expect(await again()).toHaveProperty('order.state', 'placed')
  expect(await takenFrom(room.shop, id)).toEqual({ [part]: { [MAIN]: 2 } })
})

it('a lost parcel of a collected order is replaced only from where it is collected', async () => {
  const part = await addPartIn(room.shop, { [MAIN]: 1, [west]: 2 }, { price: 40 })
  const order = await room.paid({ [part]: 1 })
  await collectsAt(order)
  const { body: parcel } = await room.pack(order)
  const collected = (await room.post(`/parcels/${parcel._id}/collect`, { version: parcel.version })).body
  const lost = (await room.post(`/parcels/${parcel._id}/lose`, { version: collected.version, why: 'gone' })).body
  const replace = () => room.post(`/parcels/${parcel._id}/replace`, { version: lost.version })
  expect((await replace()).body.code).toBe('sold-out')
  expect(await unitsIn(room.shop, part)).toEqual({ [MAIN]: 0, [west]: 2 })
  expect((await room.post(`/parts/${part}/places/move`, { from: west, to: MAIN, units: 1 })).status).toBe(200)
  expect((await replace()).status).toBe(200)
  expect(await takenFrom(room.shop, order)).toEqual({ [part]: { [MAIN]: 1 } })
})
