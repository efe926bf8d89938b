import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lockOrder } from '#domain/orders'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { hasMoney, type Payment } from '../payment.ts'
import type { Refund } from './queue-refund.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Records a refund that was made at the provider itself, as in its dashboard, and settles it. False: try again later, because
 * it may be one of our own whose answer is still under way, or our own refunds leave no room for it yet.
 */
export async function noteForeignRefund(ctx: Ctx, providerId: string): Promise<boolean> {
  const answer = await ctx.gateway.retrieveRefund(providerId)
  if (!answer.intentId || answer.status === 'failed') return true
  const orderId = await orderOf(ctx, answer.intentId)
  if (!orderId) return true
  return tx(ctx, async (ctx) => {
    await lockOrder(ctx, orderId)
    const { rows: payments } = await sql<Payment>`
      select * from payment where intent_id = ${answer.intentId}`.execute(ctx.db)
    const { rows: ours } = await sql<Refund>`
      select * from refund where payment_id = ${payments[0]!.id}`.execute(ctx.db)
    const payment = payments[0]!
    if (ours.some(({ provider_id }) => provider_id === providerId)) return true
    // Only what was paid is refunded: the shop has not heard of that payment yet.
    if (!hasMoney(payment)) return payment.state === 'cancelled'
    const isUnderWay = ours.some((one) => one.state === 'pending' && !one.provider_id && one.amount === answer.amount)
    if (isUnderWay || answer.amount > payment.received - payment.refunded) return false
    const refund = await insert(ctx, payment, providerId, answer.amount)
    await settleRefund(ctx, { ...refund, intent_id: answer.intentId!, payment_state: payment.state }, answer)
    return true
  })
}

async function orderOf(ctx: Ctx, intentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment where intent_id = ${intentId}`.execute(ctx.db)
  return rows[0]?.order_id
}

async function insert(ctx: Ctx, payment: Payment, providerId: string, amount: number): Promise<Refund> {
  const { id: paymentId, order_id: orderId, currency } = payment
  const { rows } = await sql<Refund>`
    with more as (update payment set refunded = refunded + ${amount} where id = ${paymentId})
    insert into refund (id, payment_id, order_id, currency, amount, reason, code, state, provider_id, asked_by, created_at)
    values (${randomUUID()}, ${paymentId}, ${orderId}, ${currency}, ${amount}, '', 'at-provider', 'pending', ${providerId},
      'provider', ${ctx.clock.now()})
    returning *`.execute(ctx.db)
  const refund = rows[0]!
  await recordAudit(ctx, {
    what: 'refund.ask',
    id: refund.id,
    before: null,
    after: { orderId, paymentId, amount },
    why: 'at-provider',
  })
  return refund
}
