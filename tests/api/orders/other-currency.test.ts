import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { more, openChangingRoom, type ChangingRoom } from '../../support/shops/changing-room.ts'

let room: ChangingRoom
beforeAll(async () => void (room = await openChangingRoom()))
afterAll(() => room.shop.close())

/** The order was placed when the shop sold in yen: 12,000 of them. */
async function inYen(id: string) {
  const { db } = room.shop.ctx
  await sql`update orders set currency = 'JPY' where id = ${id}`.execute(db)
  await sql`update payment set currency = 'JPY' where order_id = ${id}`.execute(db)
  return id
}
const refund = (id: string, amount: unknown) => room.post(`/orders/${id}/refunds`, { amount, reason: 'late' })

describe('an order of an earlier currency of the shop', () => {
  it('is refunded in its own', async () => {
    const id = await inYen((await room.anOrder()).id)
    expect(await refund(id, 50)).toMatchObject({ status: 201, body: { amount: 50, currency: 'JPY' } })
    const { rows } = await sql`select amount from refund where order_id = ${id}`.execute(room.shop.ctx.db)
    expect(rows).toEqual([{ amount: 50 }])
    expect((await refund(id, 12_000)).body.fields).toEqual({ amount: 'At most ¥11,950 can be sent back' })
    for (const wrong of [0, -1, 0.5, '50', 1e9])
      expect((await refund(id, wrong)).body.fields).toEqual({ amount: expect.stringMatching(/^The amount is /) })
  })

  it('is paid by the total that the shop shows', async () => {
    const [part] = await room.parts(1)
    const id = await inYen(await room.placed({ [part!]: 3 }))
    expect((await room.show(id)).total).toBe(12_000)
    const { status, body } = await room.todo.start(room.buyer, id, 120)
    expect([status, body.code, body.total]).toEqual([409, 'total-changed', 12_000])
    expect((await room.todo.start(room.buyer, id, 12_000)).status).toBe(200)
    const { rows } = await sql`select amount, currency from payment where order_id = ${id}`.execute(room.shop.ctx.db)
    expect(rows).toEqual([{ amount: 12_000, currency: 'JPY' }])
  })

  it('takes no parts at the prices of today, which are in another', async () => {
    const { id, part } = await room.anOrder()
    await inYen(id)
    for (const body of [more(0, 1), { add: [{ part, quantity: 1 }] }]) {
      const refused = await room.change(id, body)
      expect([refused.status, refused.body.code]).toEqual([409, 'other-currency'])
    }
    expect((await room.show(id)).owed).toBeUndefined()
  })
})
