import { expect, it, onTestFinished } from 'vitest'
import { openPackingRoom } from '../../support/shops/packing-room.ts'

it('the list of users says of how many paid orders of each something is still to be sent', async () => {
  const room = await openPackingRoom()
  onTestFinished(() => room.close())
  const [part] = await room.parts(1)
  const openOf = async ({ id }: { id: string }) =>
    (await room.shop.call('GET', '/user', { token: room.admin.token })).body.find(
      ({ _id }: { _id: string }) => _id === id,
    ).openOrders
  await room.placed({ [part!]: 1 })
  expect(await openOf(room.buyer)).toBeUndefined()
  const [packed, cancelled] = [await room.paid({ [part!]: 1 }), await room.paid({ [part!]: 1 })]
  await room.paid({ [part!]: 1 })
  expect([await openOf(room.buyer), await openOf(room.stranger)]).toEqual([3, undefined])
  const { body: parcel } = await room.pack(packed)
  expect(await openOf(room.buyer)).toBe(3)
  await room.post(`/parcels/${parcel._id}/send`, { version: 1 })
  await room.post(`/orders/${cancelled}/cancel`, { reason: 'as asked' })
  expect(await openOf(room.buyer)).toBe(1)
})
