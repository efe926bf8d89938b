import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { delivery as words } from '#common/words'
import { fillWaiting, mailOrder } from '#domain/orders'
import { buy } from '../../support/shops/guests.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'
import { addPart } from '../../support/catalogue/parts.ts'

let room: PackingRoom
beforeAll(async () => void (room = await openPackingRoom()))
afterAll(() => room.shop.close())

type Queued = Parameters<typeof mailOrder>[1]

/** The text of the mail of a kind that is queued for an order. */
async function mailed(orderId: string, kind: string): Promise<string> {
  const { ctx, sandbox } = room.shop
  const { rows } = await sql<{ data: Queued }>`
    delete from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${orderId} and data ->> 'kind' = ${kind}
    returning data`.execute(ctx.db)
  const before = new Set((await sandbox.mailBox.list()).map(({ id }) => id))
  for (const { data } of rows) await mailOrder(asSystem(room.shop), data)
  return (await sandbox.mailBox.list()).find(({ id }) => !before.has(id))!.text
}

/** A part with one unit; more comes in at the end of the century. */
async function lateOne() {
  const part = await addPart(room.shop, { price: 40, stock: 1 })
  await sql`update stock set due_on = '2099-12-10' where part_id = ${Number(part)}`.execute(room.shop.ctx.db)
  return part
}

async function ordered() {
  const part = await lateOne()
  const { body: order } = await buy(room.shop, [{ part, quantity: 3 }], { person: room.buyer })
  return { part, order }
}

async function paid(order: { _id: string; total: number }) {
  const intent = await room.shop.open(room.buyer, order._id, order.total)
  await room.shop.charge(intent)
  expect((await room.shop.claim(room.buyer, order._id, intent)).status).toBe(200)
  return (await room.show(order._id)).delivery
}

type Days = { from: string; to: string }
const days = ({ from, to }: Days) => words.days(from, to)

it('an order of which some comes later promises the days of each parcel, before and after it is paid, and its mail says them', async () => {
  const part = await lateOne()
  const lines = [{ part, quantity: 3 }]
  const asked = { lines, to: { country: 'US', postcode: '94102' } }
  const { parcels } = (await room.shop.call('POST', '/quote', { body: asked })).body
  const { body: order } = await buy(room.shop, lines, { person: room.buyer })
  const promised = parcels.map(({ arrives }: { arrives: Days }) => arrives)
  expect(promised[0].to < promised[1].from).toBe(true)
  expect(order.delivery).toMatchObject({ ...promised[1], parcels: promised })
  expect(await paid(order)).toEqual(order.delivery)
  const text = await mailed(order._id, 'paid')
  expect(text).toContain(`We expect your parts to arrive ${days(promised[0])}, and the rest ${days(promised[1])}.`)
})

it('an order whose parcels arrive together promises their days once', async () => {
  const part = await addPart(room.shop, { price: 40, stock: 3 })
  const { body: order } = await buy(room.shop, [{ part, quantity: 3 }], { person: room.buyer })
  expect(order.delivery.to).toBeTruthy()
  expect(order.delivery).not.toHaveProperty('parcels')
  expect(await paid(order)).toEqual(order.delivery)
})

it('an order that is paid late promises the days that each parcel can still meet', async () => {
  const { order } = await ordered()
  const [, later] = order.delivery.parcels
  const old = JSON.stringify({ parcels: [{ from: '2020-01-02', to: '2020-01-03' }, later] })
  await sql`update orders set delivery = delivery || ${old}::jsonb where id = ${order._id}`.execute(room.shop.ctx.db)
  const { parcels, to } = await paid(order)
  expect(parcels[0].to > '2020-01-03' && parcels[0].to < later.from).toBe(true)
  expect([parcels[1], to]).toEqual([later, later.to])
})

it('a parcel says the days from its leaving, as its mail does, also of what came in earlier than was promised', async () => {
  const { part, order } = await ordered()
  await paid(order)
  const leaves = async () => {
    const { body } = await room.pack(order._id)
    expect((await room.post(`/parcels/${body._id}/send`, { version: body.version })).status).toBe(200)
    return mailed(order._id, 'sent')
  }
  const first = await leaves()
  const shown = async () =>
    (await room.show(order._id, room.buyer)).parcels.map(({ arrives }: { arrives: Days | null }) => arrives)
  const [told] = await shown()
  expect(first).toContain(`We expect it to arrive ${days(told)}.`)
  await room.shop.call('PUT', `/bestSeller/${part}`, {
    token: room.admin.token,
    body: { name: 'Brake disc', price: 40, img: 'https://a.example/b.jpg', stock: 2 },
  })
  await fillWaiting(asSystem(room.shop), { partIds: [Number(part)] })
  const { body: packed } = await room.pack(order._id)
  expect(await shown()).toEqual([told, null])
  expect((await room.post(`/parcels/${packed._id}/unpack`, { version: packed.version })).status).toBe(200)
  const rest = await leaves()
  expect(rest).toMatch(/^Parcel [23]|Parcel [23] of/m)
  expect(rest).not.toContain('2099')
  expect(rest.match(/We expect .+/)![0]).toBe(first.match(/We expect .+/)![0])
})

it('once all that waits of an order is cancelled, its promise is that of the parcel that is left', async () => {
  const { order } = await ordered()
  const promised = await paid(order)
  const cancelOne = async () => {
    const { status } = await room.post(
      `/orders/${order._id}/cancel-lines`,
      { lines: [{ line: 0, quantity: 1 }] },
      room.buyer,
    )
    expect(status).toBe(200)
    return (await room.show(order._id)).delivery
  }
  expect(await cancelOne()).toEqual(promised)
  const { parcels, ...how } = promised
  expect(await cancelOne()).toEqual({ ...how, ...parcels[0] })
})

describe('once the last promised day is over in the shop’s own calendar', () => {
  /** A paid order of two units. */
  const toFill = async () => {
    const part = await addPart(room.shop, { price: 40, stock: 2 })
    const { body: order } = await buy(room.shop, [{ part, quantity: 2 }], { person: room.buyer })
    await paid(order)
    return order._id as string
  }
  const shown = (id: string) => room.show(id, room.buyer)
  const send = async (id: string, body: object = {}) => {
    const { body: parcel } = await room.pack(id, body)
    return (await room.post(`/parcels/${parcel._id}/send`, { version: parcel.version })).body
  }
  /** The day so many days from today, where the shop is: as far west as there is a place on earth. */
  const dayThere = (days: number) => Temporal.Now.plainDateISO(ZONE).add({ days }).toString()
  const ZONE = 'Etc/GMT+12'
  beforeAll(() => sql`update place set time_zone = ${ZONE}`.execute(room.shop.ctx.db))

  const promisedBy = (id: string, day: string) => {
    const days = JSON.stringify({ from: '2020-01-02', to: day })
    return sql`update orders set delivery = delivery || ${days}::jsonb where id = ${id}`.execute(room.shop.ctx.db)
  }
  const expectedBy = (id: string, day: string) =>
    sql`update parcel set arrives_from = '2020-01-02', arrives_to = ${day} where order_id = ${id}`.execute(
      room.shop.ctx.db,
    )

  it('an order that has not left says that it is late, until it has arrived', async () => {
    const id = await toFill()
    expect(await shown(id)).not.toHaveProperty('late')
    await promisedBy(id, dayThere(0))
    expect(await shown(id)).not.toHaveProperty('late')
    await promisedBy(id, dayThere(-1))
    expect(await shown(id)).toMatchObject({ late: true })
    const parcel = await send(id)
    expect(await shown(id)).toMatchObject({ late: true, fulfilment: 'sent' })
    await room.post(`/parcels/${parcel._id}/deliver`, { version: parcel.version })
    const arrived = await shown(id)
    expect(arrived).toMatchObject({ fulfilment: 'delivered' })
    expect(arrived).not.toHaveProperty('late')
  })

  it('an order that its buyer collects, or that was cancelled, is never late', async () => {
    const [collected, cancelled] = [await toFill(), await toFill()]
    for (const id of [collected, cancelled]) await promisedBy(id, dayThere(-1))
    await sql`update orders set delivery = delivery || '{"kind": "collect"}' where id = ${collected}`.execute(
      room.shop.ctx.db,
    )
    expect((await room.post(`/orders/${cancelled}/cancel`, {}, room.buyer)).status).toBe(200)
    for (const id of [collected, cancelled]) expect(await shown(id)).not.toHaveProperty('late')
  })

  it('a parcel on its way says that it is late, by the days that were told when it left', async () => {
    const id = await toFill()
    const parcel = await send(id)
    const late = async () => (await shown(id)).parcels[0].late
    expect(await late()).toBe(false)
    await expectedBy(id, dayThere(0))
    expect(await late()).toBe(false)
    await expectedBy(id, dayThere(-1))
    expect(await late()).toBe(true)
    await room.post(`/parcels/${parcel._id}/deliver`, { version: parcel.version })
    expect(await late()).toBe(false)
  })
})
