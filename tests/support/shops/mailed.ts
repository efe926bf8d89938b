import { sql } from 'kysely'
import { mailOrder } from '#domain/orders'
import { asSystem } from './orders-to-pay.ts'
import type { PayingShop } from './paying-shop.ts'

type Queued = Parameters<typeof mailOrder>[1]

/** Sends what is queued for an order; answers subject and text of each mail, in their order. */
export async function mailed(shop: PayingShop, orderId: string): Promise<{ subject: string; text: string }[]> {
  const { ctx, sandbox } = shop
  const { rows } = await sql<{ data: Queued }>`
    delete from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${orderId} returning data`.execute(ctx.db)
  const before = new Set((await sandbox.mailBox.list()).map(({ id }) => id))
  for (const { data } of rows) await mailOrder(asSystem(shop), data)
  return (await sandbox.mailBox.list()).filter(({ id }) => !before.has(id)).toReversed()
}
