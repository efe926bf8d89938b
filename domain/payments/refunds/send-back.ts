import { sql } from 'kysely'
import type { Reason } from '#domain/orders'
import type { Ctx } from '#platform/context'
import type { Payment } from '../payment.ts'
import { queueRefund, type Refund } from './queue-refund.ts'

/** What is left of the payments of a locked order that were used for it, the last first. */
export async function receivedPayments(ctx: Ctx, orderId: string): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state = 'succeeded' order by created_at desc, id`.execute(
    ctx.db,
  )
  return rows
}

/** What of these payments has not gone back, in the smallest unit. */
export const leftOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { received, refunded }) => sum + received - refunded, 0)

/**
 * Sends this amount back, in the smallest unit, or what is left: a refund for each of these payments that it takes. An
 * order that was changed may have two payments. Needs the order locked.
 */
export async function sendBack(
  ctx: Ctx,
  payments: readonly Payment[],
  amount: number,
  reason: Reason,
): Promise<Refund[]> {
  const refunds: Refund[] = []
  let rest = amount
  for (const payment of payments) {
    const part = Math.min(rest, payment.received - payment.refunded)
    if (part === 0) continue
    await sql`update payment set refunded = refunded + ${part} where id = ${payment.id}`.execute(ctx.db)
    refunds.push(await queueRefund(ctx, payment, part, reason))
    rest -= part
  }
  return refunds
}
