import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { noteTracking } from '#domain/fulfilment'
import { fillWaiting } from '#domain/orders'
import type { CarrierEvent } from '#domain/delivery/schema'
import { releasePayments } from '#domain/payments'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, ordersToPay } from '../../support/shops/orders-to-pay.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'
import { stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, takenFrom, unitsIn } from '../../support/shops/places.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterEach(() => expectInvariants(room.shop))
afterAll(() => room.shop.close())

async function refund(id: string, amount?: number) {
  const { shop, buyer, post } = room
  expect((await post(`/orders/${id}/refunds`, { amount, reason: 'recalled' })).status).toBe(201)
  await ordersToPay(shop, buyer).sendPendingRefunds(id)
}

const TO = { name: 'Jo Doe', line1: '1 Main St', city: 'Springfield', region: 'IL', postcode: '62701', country: 'US' }
const HOW = { id: 'standard', name: 'Ground', kind: 'ship', carrier: 'connected', from: null, to: null }

/** Three units of a part, refunded while the first of them lies in a parcel with a label. `scanned`: its carrier tells of it. */
async function refundedWithLabel(part: string) {
  const { shop, post } = room
  const { db } = shop.ctx
  await sql`update part set weight_g = 4600 where id = ${Number(part)}`.execute(db)
  const id = await room.paid({ [part]: 3 })
  await sql`
    update orders set ship_to = ${JSON.stringify(TO)}, delivery = ${JSON.stringify(HOW)} where id = ${id}`.execute(db)
  const { body: parcel } = await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })
  expect((await post(`/parcels/${parcel._id}/label`, { version: 1 })).status).toBe(200)
  await refund(id)
  const { rows } = await sql<{ shipment: string }>`
    select shipment from parcel_label where parcel_id = ${parcel._id}`.execute(db)
  const { shipment } = rows[0]!
  const scanned = (what: CarrierEvent['what']) => {
    const news = { id: crypto.randomUUID(), shipment, tracking: 'T', what, at: new Date().toISOString(), place: '' }
    return noteTracking(asSystem(shop), news)
  }
  return { id, scanned }
}

const mailsOf = async (id: string) => {
  const { rows } = await sql<{ data: { kind: string } }>`
    select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${id} order by created_on`.execute(
    room.shop.ctx.db,
  )
  return rows.map(({ data }) => data)
}

describe('an order of which all money went back before anything was sent', () => {
  it('gives its units back, once, and is not to be packed', async () => {
    const { shop, show, pack } = room
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    await refund(id, 100)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([7, 'part-refunded'])
    await refund(id)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([10, 'refunded'])
    expect((await pack(id)).body.code).toBe('refunded')
    await releasePayments(asSystem(shop), { orderId: id })
    const again = await room.post(`/orders/${id}/cancel`, { reason: 'once more' })
    expect([again.status, again.body.code, await stockOf(shop, part!)]).toEqual([409, 'wrong-state', 10])
  })

  it('tells its buyer so, in its history and by mail', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    await refund(id, 100)
    await refund(id)
    const { events } = await room.show(id, room.buyer)
    expect(events.slice(-2)).toMatchObject([
      { to: 'cancelled', why: 'all of its money goes back before it was sent' },
      { from: 'cancelled', to: 'refunded' },
    ])
    const refunds = (await mailsOf(id)).filter(({ kind }) => kind === 'refunded')
    expect(refunds).toMatchObject([{ amount: 10_000 }, { amount: 2000, isOver: true }])
    expect(refunds[0]).not.toHaveProperty('isOver')
  })

  it('gives back where its units came from', async () => {
    const { shop } = room
    const west = await addPlace(shop)
    const part = await addPartIn(shop, { 1: 2, [west]: 2 }, { price: 40 })
    const id = await room.paid({ [part]: 3 })
    await refund(id)
    expect([await unitsIn(shop, part), (await takenFrom(shop, id))[part]]).toEqual([{ 1: 2, [west]: 2 }, undefined])
  })

  it('keeps what was sent, and gives back the rest', async () => {
    const { shop, post } = room
    const [disc, pad] = await room.parts(2)
    const id = await room.paid({ [disc!]: 2, [pad!]: 2 })
    const { body: parcel } = await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })
    expect((await post(`/parcels/${parcel._id}/send`, { version: 1 })).status).toBe(200)
    await refund(id)
    expect([await stockOf(shop, disc!), await stockOf(shop, pad!)]).toEqual([9, 10])
  })

  it('waits for a packed parcel to be opened, and then gives all back', async () => {
    const { shop, post } = room
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    const { body: parcel } = await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })
    await refund(id)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([7, 'refunded'])
    expect((await post(`/orders/${id}/cancel`, { reason: 'recalled' })).body.code).toBe('packed')
    expect((await post(`/parcels/${parcel._id}/unpack`, { version: 1 })).status).toBe(200)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([10, 'refunded'])
    expect((await show(id)).events.at(-1).why).toBe('all of its money goes back before it was sent')
  })

  it('gives the rest back when the carrier has taken its packed parcel along', async () => {
    const { shop } = room
    const [part] = await room.parts(1)
    const { id, scanned } = await refundedWithLabel(part!)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([7, 'refunded'])
    await scanned('collected')
    await scanned('in-transit')
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([9, 'refunded'])
    expect((await show(id)).events.at(-1).why).toBe('all of its money goes back before it was sent')
  })

  it('gets no units that come in while its packed parcel waits', async () => {
    const { shop } = room
    const [part] = await room.parts(1, 1)
    await sql`update stock set due_days = 10 where part_id = ${Number(part)}`.execute(shop.ctx.db)
    const { scanned } = await refundedWithLabel(part!)
    await sql`update stock set free = 5, came_in = came_in + 5 where part_id = ${Number(part)}`.execute(shop.ctx.db)
    await fillWaiting(asSystem(shop), { partIds: [Number(part)] })
    expect(await stockOf(shop, part!)).toBe(5)
    await scanned('collected')
    expect(await stockOf(shop, part!)).toBe(5)
  })

  it('that was refunded by an earlier version can be cancelled by an admin alone', async () => {
    const { shop, buyer, post } = room
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    const { body: parcel } = await room.pack(id)
    await refund(id)
    await sql`update parcel set unpacked_at = now() where id = ${parcel._id}`.execute(shop.ctx.db)
    await sql`insert into audit (at, actor, action, subject) values (now(), 'x', 'parcel.unpack', ${parcel._id})`.execute(
      shop.ctx.db,
    )
    expect((await post(`/orders/${id}/cancel`, {}, buyer)).body.code).toBe('wrong-state')
    const { status, body } = await post(`/orders/${id}/cancel`, { reason: 'it lay about' })
    expect([status, body.state, await stockOf(shop, part!)]).toEqual([200, 'refunded', 10])
    expect((await mailsOf(id)).map(({ kind }) => kind)).not.toContain('cancelled')
  })

  it('all sent stays as it is', async () => {
    const { shop, post } = room
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    const { body: parcel } = await room.pack(id)
    await post(`/parcels/${parcel._id}/send`, { version: 1 })
    await refund(id)
    expect([await stockOf(shop, part!), (await show(id)).state]).toEqual([7, 'refunded'])
    expect((await post(`/orders/${id}/cancel`, { reason: 'x' })).body.code).toBe('wrong-state')
  })
})

const show = (id: string) => room.show(id)
