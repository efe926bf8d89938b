import { sql } from 'kysely'
import { phrase, type Phrased } from '#common/phrase'
import { fromWritten, inCurrency, type Prices } from '#common/prices'
import { lockOrder } from '#domain/orders'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, conflict, invalid } from '#platform/errors'
import type { Payment } from '../payment.ts'
import { refundAmount, type RefundInput, type ShownRefund } from '../schema.ts'
import { leftOf, receivedPayments, sendBack } from './send-back.ts'
import { toRefund } from './list-refunds.ts'

/**
 * Refunds an order, for admins: `amount` as its currency is written, or all that is left. It stores the reason. A job then
 * asks the provider, so the returned refund is pending. Money that could not be used is refunded first. What comes from two payments
 * is two refunds, of which it returns the first. 409 if nothing was paid for the order, 400 for what is no amount of its currency,
 * 412 `changed-meanwhile` if not so much has gone back as the caller read (`sentBack`): two people would refund one thing twice.
 */
export async function refundOrder(
  ctx: Ctx,
  orderId: string,
  { amount: written, sentBack: seen, reason: why }: RefundInput,
): Promise<Phrased<ShownRefund, 'reason'>> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const prices = inCurrency(ctx.config.prices, order.currency)
    const amount = written === undefined ? undefined : minorOf(prices, written)
    if (seen !== undefined) await refuseRefunded(ctx, orderId, { prices, seen })
    const payments = await paymentsWith(ctx, orderId, amount ?? 0)
    const [refund] = await sendBack(ctx, payments, amount ?? leftOf(payments), { why })
    return toRefund(ctx, refund!)
  })
}

async function refuseRefunded(ctx: Ctx, id: string, { prices, seen }: { prices: Prices; seen: number }): Promise<void> {
  const { rows } = await sql<{ now: number }>`
    select coalesce(sum(amount), 0)::int as now from refund where order_id = ${id} and state <> 'failed'`.execute(
    ctx.db,
  )
  const { now } = rows[0]!
  if (now !== fromWritten(prices, seen)) throw changedMeanwhile({}, phrase('refusal.refundedMeanwhile', prices, now))
}

function minorOf(prices: Prices, written: number): number {
  const { data, error } = refundAmount(prices).safeParse(written)
  if (error) throw invalid({ amount: phrase('refusal.said', error.issues[0]!.message) })
  return data
}

/** The payments of which together at least this amount is left: one that could not be used, or those that were. */
async function paymentsWith(ctx: Ctx, orderId: string, amount: number): Promise<Payment[]> {
  const { rows: stray } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state = 'stray' order by created_at`.execute(ctx.db)
  const used = await receivedPayments(ctx, orderId)
  if (stray.length + used.length === 0) throw conflict('not-paid', phrase('refusal.nothingPaid'))
  const owed = [...stray.map((payment) => [payment]), used].filter((payments) => leftOf(payments) > 0)
  if (owed.length === 0) throw conflict('already-refunded', phrase('refusal.alreadySentBack'))
  const found = owed.find((payments) => leftOf(payments) >= amount)
  if (found) return found
  const most = owed.toSorted((a, b) => leftOf(b) - leftOf(a))[0]!
  const prices = inCurrency(ctx.config.prices, most[0]!.currency)
  throw invalid({ amount: phrase('refusal.mostSentBack', prices, leftOf(most)) })
}
