import { sql } from 'kysely'
import { expect } from 'vitest'
import { ordersToPay } from './orders-to-pay.ts'
import { openPackingRoom } from './packing-room.ts'
import type { Person } from './people.ts'

/** Further units of a line. */
export const more = (line: number, quantity: number) => ({ more: [{ line, quantity }] })

/** How many units of each line are not cancelled. */
export const unitsOf = (order: { lines: { quantity: number; cancelled?: number }[] }) =>
  order.lines.map(({ quantity, cancelled = 0 }) => quantity - cancelled)

/** A shop where paid orders are changed before they are packed. */
export async function openChangingRoom() {
  const room = await openPackingRoom()
  const { shop, buyer, admin } = room
  const todo = ordersToPay(shop, buyer)
  return {
    ...room,
    todo,
    change: (id: string, body: object, who: Person = admin) =>
      shop.call('POST', `/orders/${id}/changes`, { token: who.token, body }),
    withdraw: (id: string, who: Person = buyer) =>
      shop.call('POST', `/orders/${id}/changes/withdraw`, { token: who.token }),
    /** Three units at $40 were paid, $120 free of shipping. */
    async anOrder(stock: number | null = 10) {
      const [part] = await room.parts(1, stock)
      return { part: part!, id: await room.paid({ [part!]: 3 }) }
    },
    /** Pays what is owed for a change. */
    async pay(id: string, amount: number) {
      const intent = await shop.open(buyer, id, amount)
      await shop.charge(intent)
      expect((await shop.claim(buyer, id, intent)).status).toBe(200)
    },
    /** What cards were charged for an order by now, less what went back, in cents. */
    async charged(id: string): Promise<number> {
      const { rows } = await sql<{ intent_id: string }>`
        select intent_id from payment where order_id = ${id} and intent_id is not null`.execute(shop.ctx.db)
      const sums = await Promise.all(rows.map(({ intent_id }) => todo.charged(intent_id)))
      return sums.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    },
    async mailsOf(id: string) {
      const { rows } = await sql<{ data: { kind: string } }>`
        select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${id} order by created_on`.execute(
        shop.ctx.db,
      )
      return rows.map(({ data }) => data)
    },
  }
}
export type ChangingRoom = Awaited<ReturnType<typeof openChangingRoom>>
