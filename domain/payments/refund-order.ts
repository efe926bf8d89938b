import { sql } from 'kysely'
import { phrase, type Phrased } from '#common/phrase'
import { inCurrency } from '#common/prices'
import { lockOrder } from '#domain/orders'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid } from '#platform/errors'
import type { Payment } from './payment.ts'
import { queueRefund } from './queue-refund.ts'
import type { RefundInput, ShownRefund } from './schema.ts'
import { toRefund } from './list-refunds.ts'

/**
 * Refunds an order, for admins: `amount` in the smallest unit, or all that is left. It stores the reason. A job then
 * asks the provider, so the returned refund is pending. Money that could not be used is refunded first. 409 if nothing
 * was paid for the order.
 */
export async function refundOrder(
  ctx: Ctx,
  orderId: string,
  input: RefundInput,
): Promise<Phrased<ShownRefund, 'reason'>> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await lockOrder(ctx, orderId)
    const { payment, left } = await paymentWith(ctx, orderId, input.amount ?? 0)
    const amount = input.amount ?? left
    await sql`update payment set refunded = refunded + ${amount} where id = ${payment.id}`.execute(ctx.db)
    return toRefund(ctx, await queueRefund(ctx, payment, amount, { why: input.reason }))
  })
}

/** The payment of an order of which at least this amount is left. */
async function paymentWith(ctx: Ctx, orderId: string, amount: number): Promise<{ payment: Payment; left: number }> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state in ('stray', 'succeeded')
    order by state = 'succeeded', created_at`.execute(ctx.db)
  if (rows.length === 0) throw conflict('not-paid', phrase('refusal.nothingPaid'))
  const owed = rows
    .map((payment) => ({ payment, left: payment.received - payment.refunded }))
    .filter(({ left }) => left > 0)
  if (owed.length === 0) throw conflict('already-refunded', phrase('refusal.alreadySentBack'))
  const found = owed.find(({ left }) => left >= amount)
  if (found) return found
  const most = owed.toSorted((a, b) => b.left - a.left)[0]!
  const prices = inCurrency(ctx.config.prices, most.payment.currency)
  throw invalid({ amount: phrase('refusal.mostSentBack', prices, most.left) })
}

/** The payment that paid an order, whose row is locked. */
export async function receivedPayment(ctx: Ctx, orderId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state = 'succeeded'`.execute(ctx.db)
  return rows[0]
}
