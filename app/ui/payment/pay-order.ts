import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { checkout, payment } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { api, ApiProblem, messageOf } from '../../web/api.ts'

/**
 * How a try to pay ended. paid: the shop has confirmed it, `amount` was paid, and `order` is as it is since. pending: nobody
 * knows yet. refused: try again, `text` says why; `isMistyped`: the card's data are not whole or not right, and nothing was tried. over: it can
 * no longer be paid, unless the e-mail address is confirmed (`mayConfirm`).
 */
export type Outcome =
  | { kind: 'paid'; tranjactionId: string; amount: number; order: Order }
  | { kind: 'pending' }
  | { kind: 'refused'; text: string; isMistyped?: boolean }
  | { kind: 'over'; text: string; mayConfirm?: boolean }

const say = checkout.pay

const WENT_THROUGH = ['succeeded', 'processing']

/**
 * Pays an order by card, 3-D Secure included, and has the shop confirm it. closed: the shop has ended this payment since it was
 * opened, as when the order was cancelled in another tab; nothing was charged.
 */
export async function payOrder(
  stripe: Stripe,
  card: StripeCardElement,
  secret: string,
  order: Order,
): Promise<Outcome | { kind: 'closed' }> {
  const payment_method = { card, billing_details: { name: order.name || order.email } }
  const { error, paymentIntent } = await stripe.confirmCardPayment(secret, { payment_method })
  const intent = paymentIntent ?? (await intentAfter(stripe, secret, error))
  if (!intent) return { kind: 'pending' }
  if (WENT_THROUGH.includes(intent.status)) return claim(order._id, intent.id)
  if (intent.status === 'canceled') return { kind: 'closed' }
  const isMistyped = error?.type === 'validation_error'
  return { kind: 'refused', text: error?.message ?? payment.card.failed, isMistyped }
}

type Intent = Pick<PaymentIntent, 'id' | 'status'>

/** What the provider knows after an error; undefined when even that cannot be learned. */
async function intentAfter(
  stripe: Stripe,
  secret: string,
  error: StripeError | undefined,
): Promise<Intent | undefined> {
  if (error?.type === 'validation_error') return { id: '', status: 'requires_payment_method' }
  if (error?.payment_intent) return error.payment_intent
  return (await stripe.retrievePaymentIntent(secret)).paymentIntent
}

/** Tells the shop of a payment; the shop asks the provider itself. */
async function claim(orderId: string, tranjactionId: string): Promise<Outcome> {
  try {
    const body = { pay: true as const, tranjactionId }
    return outcomeOf(await api('PATCH', '/orders/{id}', { path: { id: orderId }, body }))
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 409) return { kind: 'pending' }
    return error.code === 'not-paid'
      ? { kind: 'refused', text: error.message }
      : { kind: 'over', text: messageOf(error) }
  }
}

/** What is to be paid for an order: for a change of a paid one, what is owed. */
export const dueOf = ({ total, owed }: Order): number => owed ?? total

/**
 * What an order says of its last payment: unpaid reads as pending. `asked`: the order as it was when it was to be paid; what
 * it owed for a change is in its total once that is paid.
 */
export function outcomeOf(order: Order, asked: Order = order): Outcome {
  const { state, owed, tranjactionId, total, changePayments } = order
  if (state === 'refunded') return { kind: 'over', text: say.wentBack }
  if (state === 'cancelled') return { kind: 'over', text: tranjactionId ? say.goesBack : say.cancelled }
  if (!tranjactionId || owed) return { kind: 'pending' }
  return asked.owed && total === asked.total
    ? { kind: 'over', text: say.asItWas }
    : { kind: 'paid', tranjactionId, amount: total, ...changePayments?.at(-1), order }
}
