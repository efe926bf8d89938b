import { sql } from 'kysely'
import { lockOrder } from '#domain/orders'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { type Intent, ProviderRefused } from './provider/card-provider.ts'

export type PaymentState = 'opening' | 'open' | 'processing' | 'succeeded' | 'stray' | 'cancelled'

/**
 * One attempt to pay for an order. Amounts are in the smallest unit of the order's currency. `stray`: money that
 * arrived but cannot be used, so it is refunded.
 */
export type Payment = {
  id: string
  order_id: string
  currency: string
  intent_id: string | null
  /** The change of the order that it pays for; null: the order itself. */
  change_id: string | null
  amount: number
  received: number
  refunded: number
  state: PaymentState
}

/** Whether its money arrived and was handled; no later event changes that. */
export const hasMoney = ({ state }: Payment) => state === 'succeeded' || state === 'stray'

/** The open payment of an order, if there is one. The order is locked. */
export async function openPayment(ctx: Ctx, orderId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select * from payment where order_id = ${orderId} and state in ('opening', 'open', 'processing')`.execute(ctx.db)
  return rows[0]
}

/**
 * The provider's intent for a payment, created if it does not exist; idempotent. It stores the intent's id at once,
 * because an event about it may arrive at any moment. Not to be called inside a transaction.
 * @throws ProviderRefused if it refuses to create one; the payment is cancelled then, so that another can be opened
 */
export async function intentOf(ctx: Ctx, payment: Payment): Promise<Intent> {
  if (payment.intent_id) return lookUp(ctx, payment, payment.intent_id)
  const { amount, currency } = payment
  const metadata = { orderId: payment.order_id, paymentId: payment.id }
  const intent = await ctx.gateway
    .createIntent({ key: payment.id, amount, currency, metadata })
    .catch((err) => giveUp(ctx, payment, err))
  await sql`update payment set intent_id = ${intent.id}, state = 'open' where id = ${payment.id} and state = 'opening'`.execute(
    ctx.db,
  )
  return intent
}

/** A refusal is final: the same key would be refused again, and the row would keep its order from any other payment. */
async function giveUp(ctx: Ctx, { id, order_id: orderId }: Payment, err: unknown): Promise<never> {
  if (!(err instanceof ProviderRefused)) throw err
  ctx.log.error({ err, payment: id }, 'the card provider refuses to open a payment')
  await tx(ctx, async (ctx) => {
    await lockOrder(ctx, orderId)
    const { rows } = await sql`
      update payment set state = 'cancelled', settled_at = ${ctx.clock.now()}
      where id = ${id} and state = 'opening' returning id`.execute(ctx.db)
    if (rows.length === 0) return
    const after = { state: 'cancelled', received: 0, orderId, refused: err.code }
    await recordAudit(ctx, { what: 'payment.cancelled', id, before: { state: 'opening' }, after })
  })
  throw err
}

/** The current intent. The answer to a repeated creation shows only its first state. */
export async function currentIntent(ctx: Ctx, payment: Payment): Promise<Intent> {
  const intent = await intentOf(ctx, payment)
  return payment.intent_id ? intent : ctx.gateway.retrieveIntent(intent.id)
}

/** If the provider no longer knows an intent, nobody can pay it. */
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
