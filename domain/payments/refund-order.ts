import { sql } from 'kysely'
import { lockOrder } from '#domain/orders'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid } from '#platform/errors'
import { CENTS, type Payment } from './payment.ts'
import { sendBack } from './send-back.ts'
import type { RefundInput, ShownRefund } from './schema.ts'
import { toRefund } from './list-refunds.ts'

/**
 * An admin sends money back: `amount` whole dollars, or all that is left. The reason is kept. The provider is asked by
 * a job right after, so the answer is a refund that is pending. 409 when the order is not paid.
 */
export async function refundOrder(ctx: Ctx, orderId: string, input: RefundInput): Promise<ShownRefund> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await lockOrder(ctx, orderId)
    const payment = await receivedPayment(ctx, orderId)
    if (!payment) throw conflict('not-paid', 'Nothing was paid for this order.')
    const left = payment.received - payment.refunded
    const amount = input.amount === undefined ? left : input.amount * CENTS
    if (left === 0) throw conflict('already-refunded', 'All of it was sent back already.')
    if (amount > left) throw invalid({ amount: `At most $${left / CENTS} can be sent back` })
    await sql`update payment set refunded = refunded + ${amount} where id = ${payment.id}`.execute(ctx.db)
    return toRefund(await sendBack(ctx, payment, amount, input.reason))
  })
}

/** The payment that paid an order, whose row is locked. */
export async function receivedPayment(ctx: Ctx, orderId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state = 'succeeded'`.execute(ctx.db)
  return rows[0]
}
