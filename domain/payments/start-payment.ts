import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { holdAgain, lockOrder, type Short } from '#domain/orders'
import { isUnpaid } from '#domain/orders/schema'
import { userOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { providerDown } from './provider-down.ts'
import { CENTS, intentOf, openPayment, type Payment } from './payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Opens the payment of an order, or the one that is open already, and answers the secret by which the browser pays it.
 * What is charged is what the order says. An order whose hold has lapsed takes its stock again first, or says
 * `sold-out` before anything is charged, unless a payment of it is on its way. 409 when it is paid, over, or `total` is
 * not its total.
 */
export async function startPayment(
  ctx: Ctx,
  input: { orderId: string; total: number },
): Promise<{ clientSecret: string }> {
  userOf(ctx)
  for (let tries = 0; tries < 3; tries++) {
    const { payment, short } = await tx(ctx, (ctx) => preparePayment(ctx, input))
    const intent = payment && (await intentOf(ctx, payment).catch(providerDown))
    if (!intent || (short && intent.status === 'open')) throw soldOut(short)
    if (intent.status === 'open') return { clientSecret: intent.clientSecret }
    await settlePayment(ctx, intent)
    if (intent.status === 'processing') throw conflict('payment-pending', 'A payment of this order is on its way.')
  }
  throw conflict('payment-pending', 'This order cannot be paid just now. Please look at it again.')
}

const soldOut = (parts: Short[] = []) => conflict('sold-out', 'Some of these parts are sold out by now.', { parts })

/** No payment: since parts are short. */
type Prepared = { payment?: Payment; short?: Short[] }

async function preparePayment(ctx: Ctx, { orderId, total }: { orderId: string; total: number }): Promise<Prepared> {
  const order = await lockOrder(ctx, orderId)
  if (order.paid_at) throw conflict('already-paid', 'This order is already paid.')
  if (!isUnpaid(order.state)) throw conflict('cancelled', 'This order was cancelled.')
  const { subtotal, shipping, saved } = order
  if (total !== order.total)
    throw conflict('total-changed', `This order comes to $${order.total}.`, {
      subtotal,
      shipping,
      saved,
      total: order.total,
    })
  const held = await holdAgain(ctx, order)
  const payment = await openPayment(ctx, orderId)
  if ('short' in held) return { payment, short: held.short }
  return { payment: payment ?? (await newPayment(ctx, orderId, order.total * CENTS)) }
}

async function newPayment(ctx: Ctx, orderId: string, amount: number): Promise<Payment> {
  const { rows } = await sql<Payment>`
    insert into payment (id, order_id, amount, state, created_at)
    values (${randomUUID()}, ${orderId}, ${amount}, 'opening', ${ctx.clock.now()}) returning *`.execute(ctx.db)
  const payment = rows[0]!
  await recordAudit(ctx, { what: 'payment.open', id: payment.id, before: null, after: { orderId, amount } })
  return payment
}
