import { lockOrder } from '#domain/orders'
import { type Ctx, tx } from '#platform/context'
import { type Intent, ProviderRefused } from '../provider/card-provider.ts'
import { checkPayment } from './check-payment.ts'
import { dropLapsed, findLapsed } from '../changes/lapse-changes.ts'
import { currentIntent, openPayment, type Payment } from '../payment.ts'
import { leftOf, receivedPayments, sendBack } from '../refunds/send-back.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * After an order is cancelled, deleted or expired, or a change of it was not paid in time: cancels a payment that is
 * still open at the provider, so that nobody pays it; settles one that succeeded meanwhile; refunds what was paid for a
 * cancelled order, and drops the change.
 */
export async function releasePayments(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const payment = await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.state === 'cancelled') await sendAllBack(ctx, orderId)
    const isOver =
      order.cancelled_at !== null || order.state === 'expired' || (await findLapsed(ctx, order)) !== undefined
    return isOver ? openPayment(ctx, orderId) : undefined
  })
  if (payment) await close(ctx, payment)
  await dropLapsed(ctx, orderId)
}

async function sendAllBack(ctx: Ctx, orderId: string) {
  const payments = await receivedPayments(ctx, orderId)
  await sendBack(ctx, payments, leftOf(payments), { code: 'cancelled' })
}

async function close(ctx: Ctx, payment: Payment) {
  const intent = await currentIntent(ctx, payment).catch((err) => {
    if (err instanceof ProviderRefused && payment.intent_id === null) return undefined
    throw err
  })
  // The provider never opened it, so nobody can pay it.
  if (!intent) return
  if (intent.status !== 'open') return settlePayment(ctx, intent)
  const closed = await cancelIntent(ctx, intent.id)
  if (closed) await settlePayment(ctx, closed)
  else await checkPayment(ctx, { paymentId: payment.id })
}

/** Undefined: the provider refuses, because the payment proceeded at this moment. */
async function cancelIntent(ctx: Ctx, id: string): Promise<Intent | undefined> {
  try {
    return await ctx.gateway.cancelIntent(id)
  } catch (err) {
    if (err instanceof ProviderRefused) return undefined
    throw err
  }
}
