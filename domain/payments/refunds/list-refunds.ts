import { sql } from 'kysely'
import type { Phrased } from '#common/phrase'
import { reasonRead, showOrder } from '#domain/orders'
import type { Ctx } from '#platform/context'
import type { ShownRefund } from '../schema.ts'
import { type Refund, reasonOf } from './queue-refund.ts'

type ReadRefund = Phrased<ShownRefund, 'reason'>

/** The refunds of an order, oldest first. For its buyer and admins. */
export async function listRefunds(ctx: Ctx, orderId: string): Promise<ReadRefund[]> {
  await showOrder(ctx, orderId)
  const { rows } = await sql<Refund>`select * from refund where order_id = ${orderId} order by created_at, id`.execute(
    ctx.db,
  )
  return rows.map((refund) => toRefund(ctx, refund))
}

/** A refund in the API's shape. */
export const toRefund = (ctx: Ctx, refund: Refund): ReadRefund => ({
  _id: refund.id,
  amount: refund.amount,
  currency: refund.currency,
  reason: reasonRead(ctx, refund.currency, reasonOf(refund)) ?? '',
  state: refund.state,
  createdAt: refund.created_at.toISOString(),
})
