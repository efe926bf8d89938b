import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inCurrency, money } from '#common/prices'
import { nameOf, recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import type { Payment } from './payment.ts'

export type Refund = {
  id: string
  payment_id: string
  order_id: string
  currency: string
  amount: number
  reason: string
  state: 'pending' | 'succeeded' | 'failed'
  provider_id: string | null
  refusals: number
  created_at: Date
}

/** A refund's amount for people. */
export const inMoney = (ctx: Ctx, { amount, currency }: Pick<Refund, 'amount' | 'currency'>) =>
  money(inCurrency(ctx.config.prices, currency), amount)

/**
 * Inserts a refund, of an amount in the smallest unit, and queues the job that requests it from the provider. The order
 * is locked.
 */
export async function queueRefund(ctx: Ctx, payment: Payment, amount: number, reason: string): Promise<Refund> {
  const { rows } = await sql<Refund>`
    insert into refund (id, payment_id, order_id, currency, amount, reason, state, asked_by, created_at)
    values (${randomUUID()}, ${payment.id}, ${payment.order_id}, ${payment.currency}, ${amount}, ${reason}, 'pending', ${nameOf(ctx.actor)},
      ${ctx.clock.now()})
    returning *`.execute(ctx.db)
  const refund = rows[0]!
  const after = { orderId: payment.order_id, paymentId: payment.id, amount }
  await recordAudit(ctx, { what: 'refund.ask', id: refund.id, before: null, after, why: reason })
  await ctx.jobs.send(ctx.db, 'send-refund', { refundId: refund.id })
  return refund
}
