import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterAll(() => room?.close())

it('admins read who packed a parcel and who sent it, and its buyer reads neither', async () => {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: 1 })
  const { body: packed } = await room.pack(id)
  expect(packed.packedBy).toBe(room.admin.name)
  expect(packed).not.toHaveProperty('sentBy')
  const { body: sent } = await room.post(`/parcels/${packed._id}/send`, { version: 1 }, room.other)
  const names = { packedBy: room.admin.name, sentBy: 'The other admin' }
  expect(sent).toMatchObject(names)
  expect((await room.show(id)).parcels).toMatchObject([names])
  const [shown] = (await room.show(id, room.buyer)).parcels
  expect(sent).toEqual({ ...shown, ...names })
})

it('a parcel that its carrier took tells nobody who sent it', async () => {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: 1 })
  const { body: parcel } = await room.pack(id)
  await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
  await sql`update parcel set sent_by = 'system' where id = ${parcel._id}`.execute(room.shop.ctx.db)
  const [shown] = (await room.show(id)).parcels
  expect(shown).toMatchObject({ packedBy: room.admin.name })
  expect(shown).not.toHaveProperty('sentBy')
})

it('admins read why a parcel is lost, and its buyer does not', async () => {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: 1 })
  const { body: parcel } = await room.pack(id)
  await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
  const { body: lost } = await room.post(`/parcels/${parcel._id}/lose`, { version: 2, why: 'No name at the bell' })
  expect(lost).toMatchObject({ state: 'lost', lostWhy: 'No name at the bell' })
  expect((await room.show(id)).parcels).toMatchObject([{ lostWhy: 'No name at the bell' }])
  expect((await room.show(id, room.buyer)).parcels[0]).not.toHaveProperty('lostWhy')
})

it('a slip in the name of a field packs nothing: left out, `lines` mean the whole order', async () => {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: 3 })
  const { status, body } = await room.pack(id, { line: [{ line: 0, quantity: 1 }] })
  expect([status, body.fields]).toEqual([400, { line: 'This call knows no such field' }])
  expect((await room.show(id)).fulfilment).toBe('to-pick')
})
