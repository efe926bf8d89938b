import { lockOrder } from '#domain/orders'
import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { type Intent, ProviderRefused } from './card-provider.ts'
import { checkPayment } from './check-payment.ts'
import { currentIntent, openPayment, type Payment } from './payment.ts'
import { receivedPayment } from './refund-order.ts'
import { queueRefund } from './queue-refund.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * After an order is cancelled, deleted or expired: cancels a payment that is still open at the provider, so that nobody
 * pays it; settles one that succeeded meanwhile; refunds what was paid for a cancelled order.
 */
export async function releasePayments(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const payment = await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.state === 'cancelled') await sendAllBack(ctx, orderId)
    return order.state === 'cancelled' || order.state === 'expired' ? openPayment(ctx, orderId) : undefined
  })
  if (payment) await close(ctx, payment)
}

async function sendAllBack(ctx: Ctx, orderId: string) {
  const paid = await receivedPayment(ctx, orderId)
  const left = paid ? paid.received - paid.refunded : 0
  if (!paid || left === 0) return
  await sql`update payment set refunded = received where id = ${paid.id}`.execute(ctx.db)
  await queueRefund(ctx, paid, left, { code: 'cancelled' })
}

async function close(ctx: Ctx, payment: Payment) {
  const intent = await currentIntent(ctx, payment)
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
