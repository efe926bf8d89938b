import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom()
})
afterAll(() => room.close())

/** Two of five units are lost on their way, and so much of their price is sent back. */
async function lostAndPaidBack(units: number) {
  const [part] = await room.parts(1)
  const id = await room.paid({ [part!]: 5 })
  const { body: parcel } = await room.pack(id, { lines: [{ line: 0, quantity: 2 }] })
  await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
  await room.post(`/parcels/${parcel._id}/lose`, { version: 2, why: 'gone' })
  const { price } = (await room.show(id)).lines[0]
  await room.post(`/orders/${id}/refunds`, { amount: price * units, reason: 'lost' })
  return (body: object) => room.post(`/parcels/${parcel._id}/replace`, { version: 3, ...body })
}

it('what was lost is not sent once more without a question after its price was sent back', async () => {
  const replace = await lostAndPaidBack(2)
  const refused = await replace({})
  expect([refused.status, refused.body.code]).toEqual([409, 'paid-back'])
  expect(refused.body.detail).toBe('The price of what was lost was sent back already.')
  expect((await replace({ evenPaidBack: 'yes' })).body.fields).toHaveProperty('evenPaidBack')
  const { status, body } = await replace({ evenPaidBack: true })
  expect([status, body.replaced]).toEqual([200, true])
})

it('what was lost is sent once more while not all of its price was sent back', async () => {
  const replace = await lostAndPaidBack(1)
  expect((await replace({})).status).toBe(200)
})
