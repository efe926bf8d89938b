import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { awaitPayment, lockOrder, readOrder } from '#domain/orders'
import { isUnpaid } from '#domain/orders/schema'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { type Intent, ProviderDown } from '../provider/card-provider.ts'
import { intentOf, openPayment, type Payment } from '../payment.ts'
import { settlePayment } from './settle-payment.ts'

const ASK_AGAIN_MS = 5000

/**
 * The browser returns and claims that a payment was made. The order becomes paid only if the provider confirms it.
 * `pending`: the outcome is not known yet; the order shows that, and a job asks again. 409 if it is no payment of this
 * order, or failed.
 */
export async function confirmPayment(ctx: Ctx, orderId: string, intentId: string): Promise<'paid' | 'pending'> {
  await readOrder(ctx, orderId)
  const payment = await paymentOfOrder(ctx, orderId, intentId)
  if (!payment) throw conflict('payment-mismatch', phrase('refusal.foreignPayment'))
  if (payment.state === 'succeeded') return 'paid'
  const intent = await ask(ctx, payment)
  if (!intent) return wait(ctx, orderId, payment)
  await settlePayment(ctx, intent)
  return outcome(ctx, orderId, intent)
}

async function paymentOfOrder(ctx: Ctx, orderId: string, intentId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and intent_id = ${intentId}`.execute(ctx.db)
  return rows[0]
}

async function ask(ctx: Ctx, payment: Payment): Promise<Intent | undefined> {
  try {
    return await intentOf(ctx, payment)
  } catch (err) {
    if (err instanceof ProviderDown) return undefined
    throw err
  }
}

/** The provider does not answer: an unsettled payment counts as in progress until it does. */
async function wait(ctx: Ctx, orderId: string, payment: Payment): Promise<'pending' | 'paid'> {
  return tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.paid_at && payment.change_id === null) return 'paid'
    const open = await openPayment(ctx, orderId)
    const isAwaited = isUnpaid(order.state) || payment.change_id !== null
    if (!isAwaited || open?.id !== payment.id) return 'pending'
    if (payment.change_id === null) await awaitPayment(ctx, order, { code: 'provider-silent' })
    const startAfter = new Date(ctx.clock.now().getTime() + ASK_AGAIN_MS)
    await ctx.jobs.send(ctx.db, 'check-payment', { paymentId: payment.id }, { startAfter })
    return 'pending'
  })
}

async function outcome(ctx: Ctx, orderId: string, intent: Intent): Promise<'paid' | 'pending'> {
  const payment = await paymentOfOrder(ctx, orderId, intent.id)
  if (payment?.state === 'succeeded') return 'paid'
  if (intent.status === 'processing') return 'pending'
  if (intent.status === 'succeeded') throw conflict('payment-returned', phrase('refusal.notFilled'))
  throw conflict('not-paid', phrase('refusal.notPaid'))
}
