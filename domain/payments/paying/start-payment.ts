import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Totals } from '#common/money'
import { inCurrency, type Prices, toMinor, toWritten } from '#common/prices'
import { field } from '#common/words'
import { findOpenChange, holdToPay, lockOrder, lockUnpaid, type OrderRow, showOrder } from '#domain/orders'
import { isUnpaid } from '#domain/orders/schema'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid, type Problem } from '#platform/errors'
import { providerDown } from '../provider/provider-down.ts'
import { intentOf, openPayment, type Payment } from '../payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment of an order, or returns the open one. Returns the secret with which the browser pays it, and until
 * when the parts are held. It charges the order's total. An order whose hold has lapsed takes its stock again first, or
 * fails with `sold-out`, `delivery-changed` or `too-much-held` before anything is charged, unless a payment of it is in
 * progress. 409 if it is paid, closed, or `total` is not its total, written in its currency; 400 for what is no amount of
 * that. Of a paid order that was changed it is what is owed.
 */
export async function startPayment(
  ctx: Ctx,
  input: { orderId: string; total: number },
): Promise<{ clientSecret: string; holdUntil: string }> {
  for (let tries = 0; tries < 3; tries++) {
    const { payment, refusal, holdUntil } = await tx(ctx, (ctx) => preparePayment(ctx, input))
    const intent = payment && (await intentOf(ctx, payment).catch(providerDown))
    if (refusal && (!intent || intent.status === 'open')) throw refusal
    if (intent?.status === 'open') return { clientSecret: intent.clientSecret, holdUntil: holdUntil.toISOString() }
    if (intent) await settlePayment(ctx, intent)
    if (intent?.status === 'processing') throw conflict('payment-pending', phrase('refusal.paymentOnItsWay'))
  }
  throw conflict('payment-pending', phrase('refusal.notPayableNow'))
}

/** `refusal`: why the parts cannot be held; then there is a payment only if one was open before. */
type Prepared = { payment?: Payment; refusal?: Problem; holdUntil: Date }

async function preparePayment(ctx: Ctx, { orderId, total }: { orderId: string; total: number }): Promise<Prepared> {
  const unpaid = await lockUnpaid(ctx, orderId)
  const order = await lockOrder(ctx, orderId)
  if (order.owed > 0) return prepareOwed(ctx, order, total)
  if (order.paid_at) throw conflict('already-paid', phrase('refusal.alreadyPaid'))
  if (!isUnpaid(order.state)) throw conflict('cancelled', phrase('refusal.cancelled'))
  const prices = inCurrency(ctx.config.prices, order.currency)
  if (total !== toWritten(prices, order.total))
    throw (
      noAmountOf(prices, total) ??
      conflict('total-changed', phrase('refusal.totalIs', prices, order.total), await totalsOf(ctx, orderId))
    )
  const held = await holdToPay(ctx, order, unpaid)
  const payment = await openPayment(ctx, orderId)
  if ('refusal' in held) return { payment, refusal: held.refusal, holdUntil: order.hold_until }
  const { hold_until: holdUntil } = held.order
  return { payment: payment ?? (await newPayment(ctx, order)), holdUntil }
}

/** The payment of what is owed for a change of a paid, locked order; its units are held until then. */
async function prepareOwed(ctx: Ctx, order: OrderRow, total: number): Promise<Prepared> {
  const change = (await findOpenChange(ctx, order))!
  const prices = inCurrency(ctx.config.prices, order.currency)
  if (total !== toWritten(prices, change.owed))
    throw (
      noAmountOf(prices, total) ??
      conflict('total-changed', phrase('refusal.amountOwedIs', prices, change.owed), {
        total: change.owed,
        currency: order.currency,
      })
    )
  if (change.pay_until <= ctx.clock.now()) throw conflict('too-late', phrase('refusal.changeNotPaidInTime'))
  const payment = await openPayment(ctx, order.id)
  return {
    payment: payment ?? (await newPayment(ctx, { ...order, total: change.owed }, change.id)),
    holdUntil: change.pay_until,
  }
}

const noAmountOf = (prices: Prices, total: number): Problem | undefined =>
  toMinor(prices, total) === undefined
    ? invalid({ total: phrase('field.noAmountOf', field.theTotal, prices) })
    : undefined

async function totalsOf(ctx: Ctx, orderId: string): Promise<Totals & { currency: string }> {
  const { subtotal, shipping, saved, total, currency } = await showOrder(ctx, orderId)
  return { subtotal, shipping, saved, total, currency }
}

type ToPay = Pick<OrderRow, 'id' | 'total' | 'currency'>

async function newPayment(
  ctx: Ctx,
  { id: orderId, total: amount, currency }: ToPay,
  changeId: string | null = null,
): Promise<Payment> {
  const { rows } = await sql<Payment>`
    insert into payment (id, order_id, change_id, currency, amount, state, created_at)
    values (${randomUUID()}, ${orderId}, ${changeId}, ${currency}, ${amount}, 'opening', ${ctx.clock.now()}) returning *`.execute(
    ctx.db,
  )
  const payment = rows[0]!
  await recordAudit(ctx, { what: 'payment.open', id: payment.id, before: null, after: { orderId, amount } })
  return payment
}
