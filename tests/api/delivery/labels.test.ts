import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { cancelLabel, noteTracking } from '#domain/fulfilment'
import type { CarrierEvent } from '#domain/delivery/schema'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

const TO = {
  name: 'Robin Berg',
  line1: '12 Foundry Lane',
  city: 'Detroit',
  region: 'MI',
  postcode: '48201',
  country: 'US',
}
const HOW = { id: 'standard', name: 'Ground', kind: 'ship', carrier: 'connected', from: null, to: null }
const WAIT = { timeout: 30_000, interval: 50 }

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterAll(() => room.close())

type Parcel = { _id: string; version: number }
/** A packed parcel of two units, each of 4.6 kg, that goes by the connected carrier. */
async function packed(grams: number | null = 4600): Promise<{ id: string; parcel: Parcel }> {
  const [part] = await room.parts(1)
  const { db } = room.shop.ctx
  await sql`update part set weight_g = ${grams} where id = ${Number(part)}`.execute(db)
  const id = await room.paid({ [part!]: 2 })
  await sql`
    update orders set ship_to = ${JSON.stringify(TO)}, delivery = ${JSON.stringify(HOW)} where id = ${id}`.execute(db)
  return { id, parcel: (await room.pack(id)).body }
}
const buy = (parcel: Parcel, version = 1, more = {}) => room.post(`/parcels/${parcel._id}/label`, { version, ...more })
const bought = async (key: string) => {
  const all = (await room.shop.sandbox.control('/carrier/shipments', undefined, 'GET')) as unknown as {
    key: string
    id: string
    grams: number
    cancelled: boolean
  }[]
  return all.filter((one) => one.key === key)
}
const labels = (...parcels: Parcel[]) =>
  room.shop.fetch(
    new Request(`http://shop/parcels/labels.pdf?${parcels.map(({ _id }) => `id=${_id}`).join('&')}`, {
      headers: { authorization: `Bearer ${room.admin.token}` },
    }),
  )

const event = (shipment: string, what: CarrierEvent['what'], day: number): CarrierEvent => ({
  id: crypto.randomUUID(),
  shipment,
  tracking: 'T',
  what,
  at: `2026-11-${day}T10:00:00.000Z`,
  place: 'Peoria',
})

describe('a label', () => {
  it('is bought once, whoever asks and however often', async () => {
    const { parcel } = await packed()
    const both = await Promise.all([buy(parcel), buy(parcel)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200])
    const shipments = await bought(parcel._id)
    expect(shipments).toMatchObject([{ grams: 9200, cancelled: false }])
    const { body } = await buy(parcel, 2)
    expect(body).toMatchObject({ labelled: true, carrier: 'Ground', state: 'packed', version: 2 })
    expect(body.trackingUrl).toMatch(/^http/)
    const sent = await room.post(`/parcels/${parcel._id}/send`, { version: 2 })
    expect(sent.body).toMatchObject({ carrier: 'Ground', tracking: body.tracking, state: 'sent' })
  })

  it('whose purchase was not answered is asked for again, and there is one', async () => {
    const { parcel } = await packed()
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    expect((await buy(parcel)).body.code).toBe('carrier-down')
    expect((await buy(parcel, 1, { grams: 1 })).body.labelled).toBe(true)
    expect(await bought(parcel._id)).toMatchObject([{ grams: 9200 }])
  })

  it('is bought outside a transaction under an Idempotency-Key too, so that news of it is kept meanwhile', async () => {
    const { parcel } = await packed()
    const ask = () =>
      room.shop.call('POST', `/parcels/${parcel._id}/label`, {
        token: room.admin.token,
        headers: { 'idempotency-key': `label-${parcel._id}` },
        body: { version: 1 },
      })
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    expect((await ask()).body.code).toBe('carrier-down')
    const shipment = (await bought(parcel._id))[0]!.id
    const news = event(shipment, 'collected', 22)
    await expect(noteTracking(asSystem(room.shop), news)).rejects.toThrow('no parcel has')
    expect((await ask()).body.labelled).toBe(true)
    await noteTracking(asSystem(room.shop), news)
    expect((await bought(parcel._id)).length).toBe(1)
    const { rows } = await sql`select 1 from parcel_event where id = ${news.id}`.execute(room.shop.ctx.db)
    expect(rows.length).toBe(1)
  })

  it('of a parcel whose parts weigh more than a label takes is refused at the weight', async () => {
    const { parcel } = await packed(2_000_000_000)
    const says = 'Weight should be 1000000 or less'
    expect(await buy(parcel)).toMatchObject({ status: 400, body: { fields: { grams: says } } })
    expect((await buy(parcel, 1, { grams: 9000 })).status).toBe(200)
  })

  it('names what is missing', async () => {
    const { id, parcel } = await packed(null)
    const unweighed = await buy(parcel)
    expect([unweighed.status, Object.keys(unweighed.body.fields)]).toEqual([400, ['grams']])
    expect((await buy(parcel, 1, { grams: 0 })).body.fields).toHaveProperty('grams')
    await room.shop.sandbox.control('/carrier/faults', { refuseNext: { times: 1, code: 'Nobody lives there.' } })
    const refused = await buy(parcel, 1, { grams: 700 })
    expect([refused.body.code, refused.body.title]).toEqual([
      'carrier-refused',
      expect.stringContaining('Nobody lives'),
    ])
    await sql`update orders set ship_to = null where id = ${id}`.execute(room.shop.ctx.db)
    expect((await buy(parcel, 1, { grams: 700 })).body.code).toBe('address-only-text')
    await sql`update orders set delivery = null where id = ${id}`.execute(room.shop.ctx.db)
    expect((await buy(parcel)).body.code).toBe('no-labels')
    expect((await labels(parcel)).status).toBe(409)
  })

  it('of what was unpacked before the carrier answered is asked for again and given back', async () => {
    const { parcel } = await packed()
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    expect((await buy(parcel)).body.code).toBe('carrier-down')
    expect((await room.post(`/parcels/${parcel._id}/unpack`, { version: 1 })).status).toBe(200)
    await cancelLabel(asSystem(room.shop), { parcelId: parcel._id })
    expect(await bought(parcel._id)).toMatchObject([{ cancelled: true }])
    const { rows } = await sql`select from parcel_label where parcel_id = ${parcel._id}`.execute(room.shop.ctx.db)
    expect(rows.length).toBe(0)
  })

  it('is asked for again as it was asked first, whatever changed since, and none is left with the carrier', async () => {
    const { id, parcel } = await packed()
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    expect((await buy(parcel)).body.code).toBe('carrier-down')
    await sql`update orders set ship_to = ${JSON.stringify({ ...TO, line1: '1 New Street' })} where id = ${id}`.execute(
      room.shop.ctx.db,
    )
    await room.post(`/parcels/${parcel._id}/unpack`, { version: 1 })
    await cancelLabel(asSystem(room.shop), { parcelId: parcel._id })
    expect(await bought(parcel._id)).toMatchObject([{ cancelled: true }])
  })

  it('stays asked for where the carrier does not know the shop for a while', async () => {
    const { parcel } = await packed()
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    expect((await buy(parcel)).body.code).toBe('carrier-down')
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 1, status: 401 } })
    expect((await buy(parcel, 1, { grams: 500 })).body.code).toBe('carrier-unclear')
    expect((await buy(parcel, 1, { grams: 500 })).status).toBe(200)
    expect(await bought(parcel._id)).toMatchObject([{ grams: 9200, cancelled: false }])
  })

  it('that the carrier refuses to make is not there to give back', async () => {
    const { parcel } = await packed()
    await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 } })
    expect((await buy(parcel)).body.code).toBe('carrier-down')
    await room.post(`/parcels/${parcel._id}/unpack`, { version: 1 })
    await room.shop.sandbox.control('/carrier/faults', { refuseNext: { times: 1, code: 'Nobody lives there.' } })
    await cancelLabel(asSystem(room.shop), { parcelId: parcel._id })
    expect(await bought(parcel._id)).toEqual([])
    const { rows } = await sql`select from parcel_label where parcel_id = ${parcel._id}`.execute(room.shop.ctx.db)
    expect(rows.length).toBe(0)
  })

  it.each([
    ['bought', false],
    ['asked for and not answered', true],
  ])('that was %s stays known while the settings name no carrier, and is given back later', async (_, fails) => {
    const { parcel } = await packed()
    if (fails)
      await room.shop.sandbox.control('/carrier/faults', { failNext: { times: 2, status: 503 }, when: 'after' })
    await buy(parcel)
    expect((await room.post(`/parcels/${parcel._id}/unpack`, { version: fails ? 1 : 2 })).status).toBe(200)
    const ctx = asSystem(room.shop)
    const { CARRIER_URL: _url, CARRIER_SECRET: _secret, ...config } = ctx.config
    await expect(cancelLabel({ ...ctx, config }, { parcelId: parcel._id })).rejects.toThrow('CARRIER_URL is not set')
    expect(await bought(parcel._id)).toMatchObject([{ cancelled: false }])
    await cancelLabel(ctx, { parcelId: parcel._id })
    expect(await bought(parcel._id)).toMatchObject([{ cancelled: true }])
  })

  it('is printed with others as one file', async () => {
    const parcels = [(await packed()).parcel, (await packed()).parcel]
    for (const parcel of parcels) await buy(parcel)
    for (const [asked, pages] of [
      [parcels, 2],
      [parcels.slice(1), 1],
    ] as const) {
      const answer = await labels(...asked)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect((await PDFDocument.load(await answer.arrayBuffer())).getPageCount()).toBe(pages)
    }
  })
})

describe('what a carrier tells', () => {
  it('comes in any order and any number of times, and the later news counts', async () => {
    const { id, parcel } = await packed()
    await buy(parcel)
    const shipment = (await bought(parcel._id))[0]!.id
    const events = [event(shipment, 'lost', 24), event(shipment, 'delivered', 26), event(shipment, 'collected', 22)]
    for (const one of [...events, ...events.toReversed()]) await noteTracking(asSystem(room.shop), one)
    const order = await room.show(id, room.buyer)
    expect(order.fulfilment).toBe('delivered')
    expect(order.parcels[0].events.map(({ what }: { what: string }) => what)).toEqual([
      'collected',
      'lost',
      'delivered',
    ])
    await noteTracking(asSystem(room.shop), event(shipment, 'lost', 25))
    expect((await room.show(id)).fulfilment).toBe('delivered')
  })

  it('of one parcel by two servers at once is recorded once', async () => {
    const { id, parcel } = await packed()
    await buy(parcel)
    const shipment = (await bought(parcel._id))[0]!.id
    const one = event(shipment, 'delivered', 26)
    await Promise.all([1, 2, 3].map(() => noteTracking(asSystem(room.shop), one)))
    expect((await room.show(id)).parcels[0]).toMatchObject({ state: 'delivered', events: [{ what: 'delivered' }] })
  })

  it('of a parcel that is not ours changes nothing; of one whose label is just bought it is tried again', async () => {
    const foreign = event('shp_foreign', 'delivered', 26)
    await noteTracking(asSystem(room.shop), foreign)
    const { parcel } = await packed()
    await sql`
      insert into parcel_label (parcel_id, carrier, grams, asked_at, asked_by)
      values (${parcel._id}, 'connected', 1, now(), 'test')`.execute(room.shop.ctx.db)
    await expect(noteTracking(asSystem(room.shop), foreign)).rejects.toThrow('no parcel has')
    await sql`delete from parcel_label where parcel_id = ${parcel._id}`.execute(room.shop.ctx.db)
  })

  it('reaches the customer over the network, and a label of what was unpacked is given back', async () => {
    await room.shop.work()
    const { id, parcel } = await packed()
    await buy(parcel)
    const shipment = (await bought(parcel._id))[0]!.id
    await room.post(`/parcels/${parcel._id}/send`, { version: 2 })
    await room.shop.sandbox.control(`/carrier/shipments/${shipment}/events`, { what: 'delivered' })
    await vi.waitFor(async () => expect((await room.show(id, room.buyer)).fulfilment).toBe('delivered'), WAIT)
    const { parcel: other } = await packed()
    await buy(other)
    await room.post(`/parcels/${other._id}/unpack`, { version: 2 })
    await vi.waitFor(async () => expect(await bought(other._id)).toMatchObject([{ cancelled: true }]), WAIT)
  })
})
