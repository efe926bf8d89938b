import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'
import { stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, addPlace, unitsIn } from '../../support/shops/places.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterEach(() => expectInvariants(room.shop))
afterAll(() => room?.shop.close())

describe('packing', () => {
  it('takes all that is left of a paid order into one parcel', async () => {
    const [a, b] = await room.parts(2)
    const id = await room.paid({ [a!]: 2, [b!]: 1 })
    expect(await room.show(id)).toMatchObject({ fulfilment: 'to-pick' })
    const { status, body } = await room.pack(id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: 1,
      state: 'packed',
      place: { id: 1, name: 'Main warehouse' },
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
      sentAt: null,
      version: 1,
    })
    const order = await room.show(id)
    expect(order).toMatchObject({ state: 'paid', fulfilment: 'packed', parcels: [body] })
    const again = await room.pack(id)
    expect([again.status, again.body.code]).toEqual([409, 'all-packed'])
  })

  it('splits an order, never beyond what was ordered, and names the line', async () => {
    const [a, b] = await room.parts(2)
    const id = await room.paid({ [a!]: 3, [b!]: 1 })
    expect((await room.pack(id, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(201)
    expect((await room.show(id)).fulfilment).toBe('part-packed')
    const lines = [
      { line: 1, quantity: 1 },
      { line: 0, quantity: 2 },
    ]
    const tooMany = await room.pack(id, { lines })
    expect([tooMany.status, tooMany.body.fields]).toEqual([
      400,
      { 'lines.1.quantity': 'Only 1 of this line is left to pack at Main warehouse' },
    ])
    expect((await room.pack(id)).body.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ])
    expect((await room.show(id)).fulfilment).toBe('packed')
  })

  it.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [{ line: -1, quantity: 1 }] }, 'lines.0.line'],
    [{ lines: [{ line: 0, quantity: 1.5 }] }, 'lines.0.quantity'],
    [{ lines: [{ line: 7, quantity: 1 }] }, 'lines.0.quantity'],
    [
      {
        lines: [
          { line: 0, quantity: 1 },
          { line: 0, quantity: 1 },
        ],
      },
      'lines.1.line',
    ],
    [{ place: 77 }, 'place'],
    [{ place: '1; drop table parcel' }, 'place'],
  ])('%j is refused by the name of its field, %s', async (body, field) => {
    const [a] = await room.parts(1)
    const id = await room.paid({ [a!]: 2 })
    const refused = await room.pack(id, body)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
    expect((await room.show(id)).parcels).toBeUndefined()
  })

  it('waits for the money and for an address', async () => {
    const [a] = await room.parts(1)
    const unpaid = await room.placed({ [a!]: 1 })
    expect((await room.pack(unpaid)).body.code).toBe('not-paid')
    expect(await room.show(unpaid)).not.toHaveProperty('fulfilment')
    const nowhere = await room.paid({ [a!]: 1 }, '')
    expect((await room.pack(nowhere)).body.code).toBe('address-missing')
    await room.collects(nowhere)
    expect((await room.pack(nowhere)).status).toBe(201)
    const cancelled = await room.paid({ [a!]: 1 })
    await room.post(`/orders/${cancelled}/cancel`, { reason: 'as asked' })
    expect((await room.pack(cancelled)).body.code).toBe('cancelled')
  })

  it('by two admins at once makes one parcel of each unit', async () => {
    const [a] = await room.parts(1)
    const id = await room.paid({ [a!]: 2 })
    const answers = await Promise.all(
      [room.admin, room.other].map((who) => room.post(`/orders/${id}/parcels`, {}, who)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

/** A paid order of so many units in one packed parcel. */
async function packed(quantity = 2) {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: quantity })
  return { id, part: part!, parcel: (await room.pack(id)).body as { _id: string; version: number } }
}
const move = (parcel: { _id: string }, what: string, body: object) => room.post(`/parcels/${parcel._id}/${what}`, body)

describe('a parcel', () => {
  it('is unpacked before it is sent, and its units are packed anew', async () => {
    const { id, parcel } = await packed()
    expect((await move(parcel, 'unpack', { version: 1 })).body).toMatchObject({ state: 'unpacked', version: 2 })
    const order = await room.show(id)
    expect([order.fulfilment, order.parcels]).toEqual(['to-pick', undefined])
    expect((await room.pack(id)).body.number).toBe(2)
    expect((await move(parcel, 'send', { version: 2 })).body.code).toBe('wrong-state')
  })

  it('is sent, and delivered', async () => {
    const { id, parcel } = await packed()
    const how = { version: 1, carrier: 'Road Runner', tracking: 'RR123', trackingUrl: 'https://rr.example/RR123' }
    const sent = await move(parcel, 'send', how)
    expect(sent.body).toMatchObject({ ...how, version: 2, state: 'sent', sentAt: expect.any(String) })
    expect((await room.show(id)).fulfilment).toBe('sent')
    expect((await move(parcel, 'unpack', { version: 2 })).body.code).toBe('wrong-state')
    expect((await move(parcel, 'deliver', { version: 2 })).body.state).toBe('delivered')
    expect((await room.show(id, room.buyer)).fulfilment).toBe('delivered')
  })

  it('changes from the version that was read', async () => {
    const { parcel } = await packed()
    await move(parcel, 'send', { version: 1 })
    const late = await move(parcel, 'unpack', { version: 1 })
    expect([late.status, late.body.code, late.body.current.state]).toEqual([412, 'changed-meanwhile', 'sent'])
  })

  it.each([
    ['send', { version: 0 }, 'version'],
    ['send', { version: 1, trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    ['send', { version: 1, tracking: 'x'.repeat(61) }, 'tracking'],
    ['lose', { version: 1 }, 'why'],
  ])('%s %j is refused by the name of its field, %s', async (what, body, field) => {
    const { parcel } = await packed()
    const refused = await move(parcel, what, body)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
  })

  it('of a cancelled order never comes back into stock once it was sent', async () => {
    const [part] = await room.parts(1)
    const id = await room.paid({ [part!]: 3 })
    const { body: first } = await room.pack(id, { lines: [{ line: 0, quantity: 1 }] })
    await move(first, 'send', { version: 1 })
    const { body: second } = await room.pack(id)
    const cancel = () => room.post(`/orders/${id}/cancel`, { reason: 'as asked' })
    expect((await cancel()).body.code).toBe('packed')
    await move(second, 'unpack', { version: 1 })
    expect((await cancel()).status).toBe(200)
    expect(await stockOf(room.shop, part!)).toBe(9)
    expect(await room.show(id)).toMatchObject({ state: 'cancelled', fulfilment: 'sent' })
    expect((await room.pack(id)).body.code).toBe('cancelled')
  })

  it('that is lost is sent once more, from the stock', async () => {
    const { id, part, parcel } = await packed(2)
    await move(parcel, 'send', { version: 1 })
    expect((await move(parcel, 'lose', { version: 2, why: 'The van burnt' })).body.state).toBe('lost')
    expect((await room.show(id)).fulfilment).toBe('lost')
    expect((await move(parcel, 'replace', { version: 3 })).body.replaced).toBe(true)
    expect((await room.show(id)).parcels[0].replacedAt).toMatch(/^\d{4}-.*Z$/)
    expect(await stockOf(room.shop, part)).toBe(6)
    expect((await move(parcel, 'replace', { version: 4 })).body.code).toBe('wrong-state')
    expect((await room.show(id)).fulfilment).toBe('to-pick')
    const { body: again } = await room.pack(id)
    await move(again, 'send', { version: 1 })
    expect((await room.show(id)).fulfilment).toBe('sent')
  })

  it('that is lost cannot be sent once more when too few are left', async () => {
    const [part] = await room.parts(1, 3)
    const id = await room.paid({ [part!]: 2 })
    const { body: parcel } = await room.pack(id)
    await move(parcel, 'send', { version: 1 })
    await move(parcel, 'lose', { version: 2, why: 'gone' })
    const refused = await move(parcel, 'replace', { version: 3 })
    expect(refused.body).toMatchObject({
      code: 'sold-out',
      detail: expect.stringMatching(/refund the order instead\.$/),
    })
    expect(await stockOf(room.shop, part!)).toBe(1)
  })

  it('that came back is sent once more only after it was counted in, and its refusal says so', async () => {
    const [part] = await room.parts(1, 2)
    const id = await room.paid({ [part!]: 2 })
    const { body: parcel } = await room.pack(id)
    await move(parcel, 'send', { version: 1 })
    await sql`insert into parcel_event (id, parcel_id, at, what, received_at)
      values (${crypto.randomUUID()}, ${parcel._id}, now(), 'returned', now())`.execute(room.shop.ctx.db)
    await move(parcel, 'lose', { version: 2, why: 'refused at the door' })
    const refused = await move(parcel, 'replace', { version: 3 })
    expect(refused.body).toMatchObject({ code: 'sold-out', detail: expect.stringMatching(/^Count in what came back/) })
    await sql`update stock set free = free + 2, came_in = came_in + 2 where part_id = ${Number(part)}`.execute(
      room.shop.ctx.db,
    )
    expect((await move(parcel, 'replace', { version: 3 })).body.replaced).toBe(true)
  })

  it('that was called lost may still arrive', async () => {
    const { id, parcel } = await packed()
    await move(parcel, 'send', { version: 1 })
    await move(parcel, 'lose', { version: 2, why: 'gone' })
    expect((await move(parcel, 'deliver', { version: 3 })).body.state).toBe('delivered')
    expect((await room.show(id)).fulfilment).toBe('delivered')
  })

  it('is collected by its buyer where that was agreed, and only there', async () => {
    const { id, parcel } = await packed()
    expect((await move(parcel, 'collect', { version: 1 })).body.code).toBe('is-not-collected')
    await room.collects(id)
    expect((await move(parcel, 'send', { version: 1 })).body.code).toBe('is-collected')
    expect((await move(parcel, 'collect', { version: 1 })).body.state).toBe('delivered')
    expect((await room.show(id)).fulfilment).toBe('collected')
  })

  it('is no business of strangers, customers or visitors', async () => {
    const { id, parcel } = await packed()
    for (const [person, status] of [
      [undefined, 401],
      [room.stranger, 403],
      [room.buyer, 403],
    ] as const)
      for (const path of [`/orders/${id}/parcels`, `/parcels/${parcel._id}/send`]) {
        const answer = await room.shop.call('POST', path, { token: person?.token, body: { version: 1 } })
        expect([path, answer.status]).toEqual([path, status])
      }
    expect((await move({ _id: 'nothing' }, 'send', { version: 1 })).status).toBe(404)
    expect((await room.pack('nothing')).status).toBe(404)
    expect((await room.shop.call('GET', `/orders/${id}`, { token: room.stranger.token })).status).toBe(404)
  })
})

describe('an order whose parts lie in two places', () => {
  it('becomes a parcel from each, and neither takes what lies in the other', async () => {
    const west = await addPlace(room.shop, 'West')
    const [home] = await room.parts(1)
    const away = await addPartIn(room.shop, { [west]: 4, 1: 0 })
    const split = await addPartIn(room.shop, { 1: 2, [west]: 1 })
    const id = await room.paid({ [home!]: 1, [away]: 2, [split]: 3 })
    const open = await room.pack(id)
    expect([open.status, open.body.fields]).toEqual([
      400,
      { place: 'Choose the place: what is left is at Main warehouse and West' },
    ])
    const wrong = await room.pack(id, { place: 1, lines: [{ line: 2, quantity: 3 }] })
    expect(wrong.body.fields).toEqual({ 'lines.0.quantity': 'Only 2 of this line are left to pack at Main warehouse' })
    expect((await room.pack(id, { place: west })).body).toMatchObject({
      place: { name: 'West' },
      lines: [
        { line: 1, quantity: 2 },
        { line: 2, quantity: 1 },
      ],
    })
    const { body: main } = await room.pack(id)
    expect(main.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 2, quantity: 2 },
    ])
    expect((await room.show(id)).fulfilment).toBe('packed')
  })

  it('is sent once more from where units are left', async () => {
    const west = await addPlace(room.shop)
    const part = await addPartIn(room.shop, { 1: 2, [west]: 5 })
    const id = await room.paid({ [part]: 2 })
    const { body: parcel } = await room.pack(id)
    expect(parcel.place.id).toBe(1)
    await move(parcel, 'send', { version: 1 })
    await move(parcel, 'lose', { version: 2, why: 'gone' })
    await move(parcel, 'replace', { version: 3 })
    expect((await room.pack(id)).body.place.id).toBe(west)
    expect(await unitsIn(room.shop, part)).toEqual({ 1: 0, [west]: 3 })
  })

  it('that is cancelled brings back to each place what was not sent', async () => {
    const west = await addPlace(room.shop)
    const part = await addPartIn(room.shop, { 1: 2, [west]: 2 })
    const id = await room.paid({ [part]: 3 })
    const { body: parcel } = await room.pack(id, { place: 1, lines: [{ line: 0, quantity: 1 }] })
    await move(parcel, 'send', { version: 1 })
    expect((await room.post(`/orders/${id}/cancel`, { reason: 'as asked' })).status).toBe(200)
    expect(await unitsIn(room.shop, part)).toEqual({ 1: 1, [west]: 2 })
  })
})
