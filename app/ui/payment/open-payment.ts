import { payment } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { api, ApiProblem, mayConfirm } from '../../web/api.ts'
import { type CardService, loadCardService } from './card-service.ts'
import { dueOf, type Outcome, outcomeOf } from './pay-order.ts'

type Short = { name: string; left: number }

/** Everything there to pay with, and until when the parts are set aside for it. */
export type Payable = { kind: 'open'; service: CardService; secret: string; holdUntil: string; problem?: string }

/** What there is to pay with, or why there is nothing. */
export type Opened = Payable | Outcome | { kind: 'sold-out'; parts: Short[] }

/** Opens the payment of an order and the card service, side by side. Throws when either cannot be reached. */
export async function openPayment(order: Order): Promise<Opened> {
  const known = outcomeOf(order)
  if (known.kind !== 'pending') return known
  try {
    const body = { total: dueOf(order), orderId: order._id }
    const [service, { clientSecret, holdUntil }] = await Promise.all([
      loadCardService(),
      api('POST', '/create-payment-intent', { body, currency: order.currency }),
    ])
    return { kind: 'open', service, secret: clientSecret, holdUntil }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 409) return refusedToOpen(order, error)
    throw error
  }
}

/** Less time than that to pay is not enough: the card's bank may ask for a word. */
const ENOUGH_MS = 3 * 60_000

/** Milliseconds for which the parts are still set aside. */
export const timeHeld = ({ holdUntil }: Payable) => Date.parse(holdUntil) - Date.now()

/** The same payment with time enough to pay: it is opened again when its parts would soon be let go. */
export const heldPayment = async (order: Order, payable: Payable): Promise<Opened> =>
  timeHeld(payable) > ENOUGH_MS ? payable : openPayment(order)

async function refusedToOpen(order: Order, refused: ApiProblem): Promise<Opened> {
  const { code, message, body } = refused
  if (code === 'sold-out') return { kind: 'sold-out', parts: (body['parts'] as Short[] | undefined) ?? [] }
  if (code === 'payment-pending') return { kind: 'pending' }
  if (code === 'already-paid') return outcomeOf(await api('GET', '/orders/{id}', { path: { id: order._id } }), order)
  return { kind: 'over', text: message, mayConfirm: mayConfirm(refused) }
}

/** What has become of a try to pay. One that never reached the provider can be made again: the payment is still open there. */
export async function answerOf(asked: Order): Promise<Opened> {
  const order = await api('GET', '/orders/{id}', { path: { id: asked._id } })
  const now = outcomeOf(order, asked)
  if (order.state === 'paying' || now.kind !== 'pending') return now
  const opened = await openPayment(order)
  return opened.kind === 'open' ? { ...opened, problem: payment.card.failed } : opened
}
