import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersToPay } from '../../support/shops/orders-to-pay.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'
import { addPartIn, addPlace } from '../../support/shops/places.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom({ DELIVERY_DAYS: '2-5' })
})
afterAll(() => room.close())

const ask = async (query: string) => (await room.shop.call('GET', `/to-do${query}`, { token: room.admin.token })).body
const idsOn = async (query: string) => (await ask(query)).items.map(({ _id }: { _id: string }) => _id)
const set = (id: string, columns: ReturnType<typeof sql>) =>
  sql`update orders set ${columns} where id = ${id}`.execute(room.shop.ctx.db)

describe('what is to be done', () => {
  it('moves from list to list as an order is packed, sent, lost and sent once more', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 2 })
    const before = await ask('/counts')
    expect(await idsOn('')).toContain(id)
    const { body: parcel } = await room.pack(id)
    const listed = (await ask('?list=send')).items.find((one: { _id: string }) => one._id === id)
    expect(listed).toMatchObject({ fulfilment: 'packed', toPack: [], isLate: false, parcels: [parcel] })
    expect(await ask('/counts')).toEqual({ ...before, pick: before.pick - 1, send: before.send + 1 })
    await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
    expect(await idsOn('?list=under-way')).toContain(id)
    await room.post(`/parcels/${parcel._id}/lose`, { version: 2, why: 'gone' })
    expect(await idsOn('?list=lost')).toContain(id)
    await room.post(`/parcels/${parcel._id}/replace`, { version: 3 })
    expect([await idsOn('?list=pick'), await idsOn('?list=lost')]).toEqual([[id], []])
    await room.pack(id)
  })

  it('is nothing more of an order that was cancelled after somebody chose it', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 2 })
    const { orderNumber } = await room.show(id)
    const toPack = async () => (await ask(`?number=${orderNumber}`)).items[0].toPack
    expect(await toPack()).toMatchObject([{ line: 0, quantity: 2 }])
    await room.post(`/orders/${id}/cancel`)
    expect(await toPack()).toEqual([])
  })

  it('is told by place and shelf', async () => {
    const west = await addPlace(room.shop, 'West')
    const part = await addPartIn(room.shop, { 1: 1, [west]: 1 })
    await sql`update part_place set shelf = 'B-7' where part_id = ${Number(part)} and place_id = ${west}`.execute(
      room.shop.ctx.db,
    )
    const id = await room.paid({ [part]: 2 })
    expect([await idsOn(`?place=${west}`), await idsOn('?place=1')]).toEqual([[id], [id]])
    expect((await ask(`?place=${west}`)).items[0].toPack).toEqual([
      { line: 0, quantity: 1, place: { id: 1, name: 'Main warehouse' }, shelf: '' },
      { line: 0, quantity: 1, place: { id: west, name: 'West' }, shelf: 'B-7' },
    ])
    await room.pack(id, { place: west })
    expect([await idsOn(`?place=${west}`), await idsOn('?place=1')]).toEqual([[], [id]])
    expect(await ask(`/counts?place=${west}`)).toMatchObject({ pick: 0, send: 1 })
    expect(await idsOn(`?list=send&place=${west}`)).toEqual([id])
    await room.pack(id)
  })

  it('is late after the day that was promised, or after the longest delivery of the settings', async () => {
    const [part] = await room.parts(1)
    const [promised, usual] = [await room.paid({ [part!]: 1 }), await room.paid({ [part!]: 1 })]
    await set(promised, sql`delivery = '{"id": "standard", "kind": "ship", "to": "2020-01-02"}'`)
    expect(await idsOn('?list=late')).toEqual([promised])
    await set(usual, sql`paid_at = paid_at - interval '8 days'`)
    expect(await idsOn('?list=late')).toEqual([usual, promised])
    expect((await ask('?list=late')).items[1]).toMatchObject({ due: '2020-01-02', isLate: true })
    const listed = (await room.shop.call('GET', '/orders/all', { token: room.admin.token })).body
    const marked = listed.filter((order: { isLate?: true }) => order.isLate).map(({ _id }: { _id: string }) => _id)
    expect(marked).toEqual([usual, promised])
    for (const id of [promised, usual]) {
      expect((await room.show(id)).isLate).toBe(true)
      expect((await room.show(id, room.buyer)).isLate).toBeUndefined()
    }
    const comesIn = (day: RawBuilder<unknown>) =>
      sql`update hold set due = ${day} where order_id = ${usual}`.execute(room.shop.ctx.db)
    await comesIn(sql`current_date - 1`)
    expect(await idsOn('?list=late')).toEqual([promised])
    expect((await room.show(usual)).isLate).toBeUndefined()
    await comesIn(sql`null`)
    for (const id of [promised, usual]) await room.pack(id)
    expect(await idsOn('?list=late')).toEqual([usual, promised])
  })

  it.each([
    ['Monday', '2026-01-05', '2026-01-12'],
    ['Thursday', '2026-01-08', '2026-01-15'],
    ['Saturday', '2026-01-10', '2026-01-16'],
    ['Sunday', '2026-01-11', '2026-01-16'],
  ])('is due in working days, as shoppers are told, where no day was promised: paid on a %s', async (_, paid, due) => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 1 })
    await set(id, sql`paid_at = ${`${paid}T17:00:00Z`}::timestamptz`)
    const { orderNumber } = await room.show(id)
    expect((await ask(`?number=${orderNumber}`)).items[0].due).toBe(due)
    expect((await room.show(id, room.buyer)).late).toBe(true)
    await set(id, sql`paid_at = ${room.shop.ctx.clock.now()}`)
    expect((await room.show(id, room.buyer)).late).toBeUndefined()
    await room.pack(id)
  })

  it('is late no more once nobody has missed its parcel for two months', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 1 })
    await set(id, sql`delivery = '{"id": "standard", "kind": "ship", "to": "2020-01-02"}'`)
    const { body: parcel } = await room.pack(id)
    await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
    const sentAgo = (days: number) =>
      sql`update parcel set sent_at = now() - make_interval(days => ${days}::int), arrives_from = '2020-01-01',
        arrives_to = '2020-01-02' where id = ${parcel._id}`.execute(room.shop.ctx.db)
    const told = async () => {
      const { late, parcels } = await room.show(id, room.buyer)
      return { late, parcel: parcels[0].late, list: (await idsOn('?list=late')).includes(id) }
    }
    await sentAgo(59)
    expect(await told()).toEqual({ late: true, parcel: true, list: true })
    await sentAgo(62)
    expect(await told()).toEqual({ late: undefined, parcel: false, list: false })
    expect(await idsOn('?list=under-way')).toContain(id)
    await room.post(`/parcels/${parcel._id}/deliver`, { version: 2 })
  })

  it('is late by the calendar of the place that is open first', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 1 })
    const { db } = room.shop.ctx
    const zone = (name: string) => sql`update place set time_zone = ${name} where id = 1`.execute(db)
    // Where the day begins last, and where it begins first: it is never the same day in both.
    const [last, first] = ['Etc/GMT+12', 'Etc/GMT-14']
    const today = Temporal.Now.plainDateISO(last).toString()
    await set(id, sql`delivery = jsonb_build_object('id', 'standard', 'kind', 'ship', 'to', ${today}::text)`)
    await zone(last)
    expect(await idsOn('?list=late')).not.toContain(id)
    await zone(first)
    expect(await idsOn('?list=late')).toContain(id)
    await zone('America/New_York')
    await room.pack(id)
  })

  it('waits for an address or for money on a list of its own', async () => {
    const [part] = await room.parts(1)
    const [nowhere, owing] = [await room.paid({ [part!]: 1 }, ''), await room.paid({ [part!]: 1 })]
    await set(owing, sql`owed = 500`)
    expect([await idsOn('?list=no-address'), await idsOn('?list=owes-money')]).toEqual([[nowhere], [owing]])
    expect(await idsOn('?list=pick')).toEqual([])
    await set(owing, sql`owed = 0`)
    await room.collects(nowhere)
    expect(await idsOn('?list=pick')).toEqual([nowhere, owing])
    await room.pack(nowhere)
    expect(await idsOn('?list=collect')).toEqual([nowhere])
    await room.pack(owing)
  })

  it('came back as long as its carrier says so last, and nobody has noted what became of it', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 1 })
    const { body: parcel } = await room.pack(id)
    const sent = await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
    const tells = (what: string, day: number) =>
      sql`insert into parcel_event (id, parcel_id, at, what, received_at)
        values (${crypto.randomUUID()}, ${parcel._id}, ${new Date(2026, 0, day)}, ${what}, now())`.execute(
        room.shop.ctx.db,
      )
    await tells('failed', 2)
    expect(await idsOn('?list=came-back')).toEqual([])
    await tells('returned', 3)
    expect(await idsOn('?list=came-back')).toEqual([id])
    await tells('in-transit', 4)
    expect(await idsOn('?list=came-back')).toEqual([])
    await tells('returned', 5)
    await room.post(`/parcels/${parcel._id}/lose`, { version: sent.body.version, why: 'came back' })
    expect([await idsOn('?list=came-back'), await idsOn('?list=lost')]).toEqual([[], [id]])
  })

  it('lets go of a lost parcel whose order was refunded; one that came back still waits to be counted in', async () => {
    const [part] = await room.parts(1)
    const [back, gone] = [await room.paid({ [part!]: 1 }), await room.paid({ [part!]: 1 })]
    const parcels = await Promise.all([back, gone].map(async (id) => (await room.pack(id)).body))
    for (const { _id } of parcels) await room.post(`/parcels/${_id}/send`, { version: 1 })
    await sql`insert into parcel_event (id, parcel_id, at, what, received_at)
      values (${crypto.randomUUID()}, ${parcels[0]._id}, now(), 'returned', now())`.execute(room.shop.ctx.db)
    await room.post(`/parcels/${parcels[1]._id}/lose`, { version: 2, why: 'gone' })
    expect(await idsOn('?list=lost')).toContain(gone)
    for (const id of [back, gone]) {
      await room.post(`/orders/${id}/refunds`, { reason: 'it never came' })
      await ordersToPay(room.shop, room.buyer).sendPendingRefunds(id)
    }
    expect(await idsOn('?list=lost')).not.toContain(gone)
    expect(await idsOn('?list=came-back')).toEqual([back])
  })

  it('lets go of a lost parcel whose price was sent back, although more of its order is still to come', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 5 })
    const { body: parcel } = await room.pack(id, { lines: [{ line: 0, quantity: 2 }] })
    await room.post(`/orders/${id}/refunds`, { amount: 80, reason: 'before it was lost' })
    await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
    await room.post(`/parcels/${parcel._id}/lose`, { version: 2, why: 'gone' })
    const { price } = (await room.show(id)).lines[0]
    for (const [amount, isListed] of [
      [price * 2 - 1, true],
      [1, false],
    ]) {
      expect((await room.post(`/orders/${id}/refunds`, { amount, reason: 'lost' })).status).toBe(201)
      expect((await idsOn('?list=lost')).includes(id)).toBe(isListed)
    }
    expect(await idsOn('?list=pick')).toEqual([id])
    await room.post(`/orders/${id}/cancel`, { reason: 'as asked' })
  })

  it('is found by a scanned number of the order or of its parcel', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 1 })
    const { orderNumber } = await room.show(id)
    const { body: parcel } = await room.pack(id)
    await room.post(`/parcels/${parcel._id}/send`, { version: 1, tracking: 'RR 77' })
    const codes = [orderNumber, orderNumber.toLowerCase().replaceAll('-', ''), 'RR%2077']
    for (const code of codes) expect((await ask(`/${code}`))._id).toBe(id)
    const unpaid = await room.show(await room.placed({ [part!]: 1 }))
    expect((await ask('/nothing')).status).toBe(404)
    expect(await ask(`/${unpaid.orderNumber}`)).toMatchObject({ status: 409, code: 'not-paid' })
    expect(await idsOn(`?number=${orderNumber}&number=CM-0000-0000`)).toEqual([id])
  })

  it('is found by a scanned number of a part, for as long as the order is not wholly sent', async () => {
    const [part, other] = await room.parts(2)
    await room.shop.ctx.db.transaction().execute(async (db) => {
      await sql`update part set gtin = '012345678905' where id = ${Number(part)}`.execute(db)
      await sql`insert into part_number (part_id, kind, number, norm)
        values (${Number(part)}, 'oe', '5L2 991 702', '5L2991702')`.execute(db)
    })
    const [one, two] = [await room.paid({ [part!]: 1, [other!]: 1 }), await room.paid({ [part!]: 2 })]
    const without = await room.paid({ [other!]: 1 })
    await room.placed({ [part!]: 1 })
    for (const code of ['5l2-991-702', '0012345678905', 'OE%20no.%205L2991702'])
      expect(await idsOn(`?part=${code}`)).toEqual([one, two])
    const { body: parcel } = await room.pack(two)
    expect(await idsOn('?part=5L2991702')).toEqual([one, two])
    await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
    expect(await idsOn('?part=5L2991702')).toEqual([one])
    for (const id of [one, without]) await room.pack(id)
    for (const code of ['nothing', '***', '%00']) expect((await ask(`?part=${code}`)).status).toBe(404)
  })

  it('comes page by page, the one that was paid first comes first', async () => {
    const [part] = await room.parts(1)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push(await room.paid({ [part!]: 1 }))
    const first = await ask('?limit=2')
    const second = await ask(`?limit=2&cursor=${first.next}`)
    expect([first.items, second.items].map((page) => page.map((one: { _id: string }) => one._id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ])
    expect(second.next).toBeNull()
  })

  it.each(['?list=everything', '?place=0', '?cursor=x', '?limit=1000', '?limit=0'])('%s is refused', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })
})
