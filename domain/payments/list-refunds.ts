import { sql } from 'kysely'
import { showOrder } from '#domain/orders'
import type { Ctx } from '#platform/context'
import type { ShownRefund } from './schema.ts'
import type { Refund } from './queue-refund.ts'

/** The refunds of an order, oldest first. For its buyer and admins. */
export async function listRefunds(ctx: Ctx, orderId: string): Promise<ShownRefund[]> {
  await showOrder(ctx, orderId)
  const { rows } = await sql<Refund>`select * from refund where order_id = ${orderId} order by created_at, id`.execute(
    ctx.db,
  )
  return rows.map(toRefund)
}

/** A refund in the API's shape. */
export const toRefund = (refund: Refund): ShownRefund => ({
  _id: refund.id,
  amount: refund.amount,
  currency: refund.currency,
  reason: refund.reason,
  state: refund.state,
  createdAt: refund.created_at.toISOString(),
})
