import { sql } from 'kysely'
import { holdAgain, lockOrder, markPaid, moveOrder, type OrderRow } from '#domain/orders'
import { isUnpaid } from '#domain/orders/schema'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import type { Intent } from '#platform/gateway'
import type { Payment, PaymentState } from './payment.ts'
import { sendBack } from './send-back.ts'

/**
 * The one step in which all that tells of a payment meets: the browser's return, the webhook, the repair job.
 * `intent` is what the provider itself says now. However often and in whatever order it is called, an order is paid
 * once, and money that cannot be used is sent back. An intent that is not ours changes nothing.
 */
export async function settlePayment(ctx: Ctx, intent: Intent): Promise<void> {
  const system: Ctx = ctx.actor.kind === 'system' ? ctx : { ...ctx, actor: { kind: 'system', name: 'payments' } }
  await tx(system, async (ctx) => {
    const orderId = await orderOf(ctx, intent)
    if (!orderId) return ctx.log.warn({ intent: intent.id }, 'the provider tells of a payment that is not ours')
    const order = await lockOrder(ctx, orderId)
    const payment = await paymentOf(ctx, intent)
    if (payment.state === 'succeeded' || payment.state === 'stray') return
    if (intent.status === 'succeeded') await receive(ctx, order, payment, intent)
    else await follow(ctx, order, payment, intent.status)
  })
}

/** Which order an intent is for. One whose making was cut off before its id was noted names our payment instead. */
async function orderOf(ctx: Ctx, intent: Intent): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment
    where intent_id = ${intent.id} or (id = ${intent.metadata.paymentId ?? ''} and intent_id is null)`.execute(ctx.db)
  return rows[0]?.order_id
}

async function paymentOf(ctx: Ctx, intent: Intent): Promise<Payment> {
  const { rows } = await sql<Payment>`
    update payment set intent_id = ${intent.id}, state = case state when 'opening' then 'open' else state end
    where intent_id = ${intent.id} or (id = ${intent.metadata.paymentId ?? ''} and intent_id is null)
    returning *`.execute(ctx.db)
  return rows[0]!
}

async function receive(ctx: Ctx, order: OrderRow, payment: Payment, intent: Intent) {
  const isExact =
    intent.received === payment.amount && intent.currency === 'usd' && payment.amount === order.total * 100
  if (!isExact) return unusable(ctx, order, payment, intent, 'the amount is not the order’s')
  if (!isUnpaid(order.state)) return unusable(ctx, order, payment, intent, 'the order takes no payment')
  const held = await holdAgain(ctx, order)
  if ('short' in held) {
    await moveOrder(ctx, order, 'cancelled', 'sold out before it was paid')
    return unusable(ctx, order, payment, intent, 'the parts are sold out')
  }
  await settle(ctx, payment, 'succeeded', intent.received)
  await markPaid(ctx, held.order, intent.id)
}

async function unusable(ctx: Ctx, order: OrderRow, payment: Payment, intent: Intent, why: string) {
  await settle(ctx, payment, 'stray', intent.received)
  await sendBack(ctx, { ...payment, received: intent.received, intent_id: intent.id }, intent.received, why)
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'money-back' })
}

/** What is known of a payment that has brought no money. */
async function follow(ctx: Ctx, order: OrderRow, payment: Payment, status: 'open' | 'processing' | 'cancelled') {
  if (payment.state !== status) await settle(ctx, payment, status, 0)
  if (status === 'processing' && (order.state === 'placed' || order.state === 'expired'))
    await moveOrder(ctx, order, 'paying', 'the payment is on its way')
  if (status !== 'processing' && order.state === 'paying') await moveOrder(ctx, order, 'placed', 'it was not paid')
}

async function settle(ctx: Ctx, payment: Payment, state: PaymentState, received: number) {
  const over = state === 'succeeded' || state === 'stray' || state === 'cancelled'
  await sql`
    update payment set state = ${state}, received = ${received},
      refunded = case when ${state} = 'stray' then ${received}::int else refunded end,
      settled_at = ${over ? ctx.clock.now() : null}
    where id = ${payment.id}`.execute(ctx.db)
  await recordAudit(ctx, {
    what: `payment.${state}`,
    id: payment.id,
    before: { state: payment.state },
    after: { state, received, orderId: payment.order_id },
  })
}
