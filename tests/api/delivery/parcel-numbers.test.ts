import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailed } from '../../support/shops/mailed.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterAll(() => room?.shop.close())

const sent = async (told: object) => {
  const [part] = await room.parts(1)
  const order = await room.paid({ [part!]: 1 })
  const { body } = await room.pack(order)
  await room.post(`/parcels/${body._id}/send`, { version: 1, ...told })
  return { order, track: (input: object) => room.post(`/parcels/${body._id}/track`, input) }
}
const mailsOf = async (order: string) => {
  const { rows } = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${order}
      and data ->> 'kind' = 'sent'`.execute(room.shop.ctx.db)
  return rows.length
}

it('a wrong number of a parcel on its way is corrected, and its buyer gets the mail again', async () => {
  const { order, track } = await sent({ carrier: 'UPS', tracking: '1Z 998', trackingUrl: 'https://ups.example/998' })
  const { status, body } = await track({ version: 2, carrier: 'UPS', tracking: '1Z 999' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'sent', carrier: 'UPS', tracking: '1Z 999', trackingUrl: null, version: 3 })
  expect((await room.show(order, room.buyer)).parcels).toMatchObject([{ tracking: '1Z 999', trackingUrl: null }])
  expect(await mailsOf(order)).toBe(2)
})

it('who saves the number as it was changes nothing, and its buyer gets no further mail', async () => {
  const told = { carrier: 'UPS', tracking: '1Z 998', trackingUrl: 'https://ups.example/998' }
  const { order, track } = await sent(told)
  expect((await track({ version: 2, ...told })).body).toMatchObject({ state: 'sent', tracking: '1Z 998', version: 2 })
  expect(await mailsOf(order)).toBe(1)
})

it('the number of a parcel that was sent without one is said later', async () => {
  const { track } = await sent({})
  expect((await track({ version: 2, carrier: 'Post', tracking: 'RR 1' })).body).toMatchObject({ tracking: 'RR 1' })
})

it('of two who correct it one is told what is there now, and an address is named at its field', async () => {
  const { track } = await sent({ tracking: 'RR 2' })
  expect((await track({ version: 1, tracking: 'RR 3' })).body).toMatchObject({ code: 'changed-meanwhile' })
  for (const trackingUrl of [
    'http://post.example/2',
    'RR 2',
    'RR2',
    '12.34.567',
    'javascript:alert(1)',
    'a@post.example',
  ]) {
    const { body } = await track({ version: 2, trackingUrl })
    expect([trackingUrl, Object.keys(body.fields)]).toEqual([trackingUrl, ['trackingUrl']])
  }
})

it.each([
  ['post.example/find?number=RR5', 'https://post.example/find?number=RR5'],
  ['www.post.example', 'https://www.post.example'],
  ['post.example:8443/RR5', 'https://post.example:8443/RR5'],
  ['https://post.example/RR5', 'https://post.example/RR5'],
])('an address to follow a parcel is taken as people copy it: %s', async (trackingUrl, kept) => {
  const { track } = await sent({})
  expect((await track({ version: 2, tracking: 'RR 5', trackingUrl })).body).toMatchObject({ trackingUrl: kept })
})

it('neither what has not left nor a number that a label has is corrected', async () => {
  const [part] = await room.parts(1)
  const order = await room.paid({ [part!]: 1 })
  const { body: parcel } = await room.pack(order)
  const track = (version: number) => room.post(`/parcels/${parcel._id}/track`, { version, tracking: 'RR 4' })
  expect((await track(1)).body).toMatchObject({ code: 'wrong-state' })
  await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
  await sql`
    insert into parcel_label (parcel_id, carrier, grams, asked_at, asked_by, shipment, pdf, made_at)
    values (${parcel._id}, 'connected', 900, now(), ${room.admin.id}, 'shp_1', 'pdf', now())`.execute(room.shop.ctx.db)
  expect((await track(2)).body).toMatchObject({ code: 'has-label' })
})

it('a well-known carrier that is told without a link has its own page in the mail; the call tells what was told', async () => {
  const { order } = await sent({ carrier: 'UPS', tracking: '1Z 999 AA1 01 2345 6784' })
  const texts = (await mailed(room.shop, order)).map(({ text }) => text)
  expect(texts.join('\n')).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784')
  expect((await room.show(order, room.buyer)).parcels).toMatchObject([{ trackingUrl: null }])
})
