import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { type Intent, ProviderRefused } from './card-provider.ts'

export type PaymentState = 'opening' | 'open' | 'processing' | 'succeeded' | 'stray' | 'cancelled'

/** One try to pay for an order. Amounts are in the smallest unit of the order's currency. `stray`: money that came but cannot be used, so it goes back. */
export type Payment = {
  id: string
  order_id: string
  currency: string
  intent_id: string | null
  amount: number
  received: number
  refunded: number
  state: PaymentState
}

/** Whether its money came and was dealt with; nothing that the provider tells later changes that. */
export const hasMoney = ({ state }: Payment) => state === 'succeeded' || state === 'stray'

/** The payment of an order that can still be paid, if one was begun. The order is locked. */
export async function openPayment(ctx: Ctx, orderId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state in ('opening', 'open', 'processing')`.execute(ctx.db)
  return rows[0]
}

/**
 * The provider's intent for a payment, made if it is not there yet, as often as this is repeated. It is noted at once,
 * since the provider may tell of it any moment. Not to be called inside a transaction.
 */
export async function intentOf(ctx: Ctx, payment: Payment): Promise<Intent> {
  if (payment.intent_id) return lookUp(ctx, payment, payment.intent_id)
  const { amount, currency } = payment
  const metadata = { orderId: payment.order_id, paymentId: payment.id }
  const intent = await ctx.gateway.createIntent({ key: payment.id, amount, currency, metadata })
  await sql`update payment set intent_id = ${intent.id}, state = 'open' where id = ${payment.id} and state = 'opening'`.execute(
    ctx.db,
  )
  return intent
}

/** The intent as it is now. The answer to a repeated making tells only what it was when it was made. */
export async function currentIntent(ctx: Ctx, payment: Payment): Promise<Intent> {
  const intent = await intentOf(ctx, payment)
  return payment.intent_id ? intent : ctx.gateway.retrieveIntent(intent.id)
}

/** An intent that the provider no longer knows can no longer be paid. */
async function lookUp(ctx: Ctx, payment: Payment, id: string): Promise<Intent> {
  try {
    return await ctx.gateway.retrieveIntent(id)
  } catch (err) {
    if (!(err instanceof ProviderRefused && err.code === 'resource_missing')) throw err
    return {
      id,
      clientSecret: '',
      status: 'cancelled',
      amount: payment.amount,
      received: 0,
      currency: payment.currency,
      metadata: {},
    }
  }
}
