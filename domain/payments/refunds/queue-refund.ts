import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { briefly, type Reason, storedReason, type StoredReason } from '#domain/orders'
import { nameOf, recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import type { Payment } from '../payment.ts'

export type Refund = {
  id: string
  payment_id: string
  order_id: string
  currency: string
  amount: number
  /** What a person wrote; empty with the shop's own `code`. */
  reason: string
  code: string | null
  params: unknown
  state: 'pending' | 'succeeded' | 'failed'
  provider_id: string | null
  refusals: number
  created_at: Date
}

/** Why a refund was asked for, as it is stored. */
export const reasonOf = ({ code, params, reason }: Pick<Refund, 'code' | 'params' | 'reason'>): StoredReason => ({
  code,
  params,
  why: reason || null,
})

/**
 * Inserts a refund, of an amount in the smallest unit, and queues the job that requests it from the provider. The order
 * is locked.
 */
export async function queueRefund(ctx: Ctx, payment: Payment, amount: number, reason: Reason): Promise<Refund> {
  const { code, params, why } = storedReason(reason)
  const { rows } = await sql<Refund>`
    insert into refund (id, payment_id, order_id, currency, amount, reason, code, params, state, asked_by, created_at)
    values (${randomUUID()}, ${payment.id}, ${payment.order_id}, ${payment.currency}, ${amount}, ${why ?? ''}, ${code},
      ${asJson(params)}, 'pending', ${nameOf(ctx.actor)}, ${ctx.clock.now()})
    returning *`.execute(ctx.db)
  const refund = rows[0]!
  const after = { orderId: payment.order_id, paymentId: payment.id, amount }
  await recordAudit(ctx, { what: 'refund.ask', id: refund.id, before: null, after, why: briefly(reason) })
  await ctx.jobs.send(ctx.db, 'send-refund', { refundId: refund.id })
  return refund
}
