import type { Order } from '#domain/orders/schema'
import { api, ApiProblem } from '../../../web/api.ts'
import { type CardService, loadCardService } from './card-service.ts'
import { type Outcome, outcomeOf } from './pay-order.ts'

type Short = { name: string; left: number }

/** Everything there to pay with, or why there is not. */
export type Opened =
  | { kind: 'open'; service: CardService; secret: string; problem?: string }
  | Outcome
  | { kind: 'sold-out'; parts: Short[] }

/** Opens the payment of an order and the card service, side by side. Throws when either cannot be reached. */
export async function openPayment(order: Order): Promise<Opened> {
  const known = outcomeOf(order)
  if (known.kind !== 'pending') return known
  try {
    const body = { total: order.total, orderId: order._id }
    const [service, { clientSecret }] = await Promise.all([
      loadCardService(),
      api('POST', '/create-payment-intent', { body }),
    ])
    return { kind: 'open', service, secret: clientSecret }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 409) return refusedToOpen(order, error)
    throw error
  }
}

async function refusedToOpen(order: Order, { code, message, body }: ApiProblem): Promise<Opened> {
  if (code === 'sold-out') return { kind: 'sold-out', parts: (body['parts'] as Short[] | undefined) ?? [] }
  if (code === 'payment-pending') return { kind: 'pending' }
  if (code === 'already-paid') return outcomeOf(await api('GET', '/orders/{id}', { path: { id: order._id } }))
  return { kind: 'over', text: message }
}
