import { sql } from 'kysely'
import {
  applyChange,
  awaitPayment,
  cameAndWent,
  findOpenChange,
  holdAgain,
  linesOfChange,
  lockOrder,
  markCancelled,
  markPaid,
  type OrderRow,
  type Reason,
  stopAwaiting,
} from '#domain/orders'
import { isOver, isUnpaid } from '#domain/orders/schema'
import { type Ctx, tx } from '#platform/context'
import type { Intent } from '../provider/card-provider.ts'
import { noteOutcome } from './note-outcome.ts'
import { hasMoney, type Payment } from '../payment.ts'
import { queueRefund } from '../refunds/queue-refund.ts'

/**
 * Settles a payment; the browser's return, the webhook and the repair job all call it. `intent` is the provider's
 * current state. However often and in whatever order it is called, an order is paid once, and money that cannot be used
 * is refunded. An intent that is not ours changes nothing.
 */
export async function settlePayment(ctx: Ctx, intent: Intent): Promise<void> {
  const system: Ctx = ctx.actor.kind === 'system' ? ctx : { ...ctx, actor: { kind: 'system', name: 'payments' } }
  await tx(system, async (ctx) => {
    const known = await paymentOf(ctx, intent)
    if (!known) return ctx.log.warn({ intent: intent.id }, 'the provider tells of a payment that is not ours')
    const order = await lockOrder(ctx, known.order_id)
    const payment = (await paymentOf(ctx, intent))!
    if (hasMoney(payment)) return
    if (intent.status === 'succeeded') await receive(ctx, order, payment, intent)
    else await follow(ctx, order, payment, intent, intent.status)
  })
}

/** The payment of an intent. If its creation was interrupted before its id was stored, the intent names our payment. */
async function paymentOf(ctx: Ctx, intent: Intent): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment
    where intent_id = ${intent.id} or (id = ${intent.metadata.paymentId ?? ''} and intent_id is null)`.execute(ctx.db)
  return rows[0]
}

async function receive(ctx: Ctx, order: OrderRow, payment: Payment, intent: Intent) {
  if (payment.change_id !== null) return receiveOwed(ctx, order, payment, intent)
  const isExact =
    intent.received === order.total && payment.amount === order.total && intent.currency === order.currency
  if (!isExact) {
    await stopAwaiting(ctx, order)
    return unusable(ctx, order, payment, intent, { code: 'other-amount' })
  }
  if (!isUnpaid(order.state)) return unusable(ctx, order, payment, intent, { code: 'takes-no-payment' })
  const held = await holdAgain(ctx, order)
  if ('short' in held) {
    await markCancelled(ctx, order, { code: 'sold-out-unpaid' })
    return unusable(ctx, order, payment, intent, { code: 'sold-out' })
  }
  await noteOutcome(ctx, payment, intent, 'succeeded')
  await markPaid(ctx, held.order, intent.id)
}

/** What was owed for a change: with it the change is made. */
async function receiveOwed(ctx: Ctx, order: OrderRow, payment: Payment, intent: Intent) {
  const change = await findOpenChange(ctx, order)
  if (change?.id !== payment.change_id) return unusable(ctx, order, payment, intent, { code: 'no-such-change' })
  const isExact =
    intent.received === change.owed && payment.amount === change.owed && intent.currency === order.currency
  if (!isExact) return unusable(ctx, order, payment, intent, { code: 'other-amount' })
  await noteOutcome(ctx, payment, intent, 'succeeded')
  const units = cameAndWent(await linesOfChange(ctx, change.id))
  await applyChange(ctx, order, change)
  const why = change.why ?? undefined
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'changed', units, amount: 0, why })
}

async function unusable(ctx: Ctx, order: OrderRow, payment: Payment, intent: Intent, reason: Reason) {
  await noteOutcome(ctx, payment, intent, 'stray')
  await queueRefund(ctx, { ...payment, received: intent.received, intent_id: intent.id }, intent.received, reason)
  const isPaid = order.paid_at !== null && !isOver(order.state)
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'money-back', isPaid })
}

/** Handles a payment that has brought no money. */
async function follow(
  ctx: Ctx,
  order: OrderRow,
  payment: Payment,
  intent: Intent,
  status: 'open' | 'processing' | 'cancelled',
) {
  // It was closed before and this is a repeated event: the order now waits for another payment.
  if (payment.state === 'cancelled') return
  const isNews = payment.state !== status
  if (isNews) await noteOutcome(ctx, payment, intent, status)
  if (status === 'processing' && (order.state === 'placed' || (isNews && order.state === 'expired')))
    await awaitPayment(ctx, order, { code: 'on-its-way' })
  if (status !== 'processing') await stopAwaiting(ctx, order)
}
