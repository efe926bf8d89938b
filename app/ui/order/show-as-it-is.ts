import type { ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'

/** Shows an order as it is now: what somebody else did is then on the page, and pressed again it is meant. Throws as `api`. */
export async function showAsItIs(order: ShownOrder, show: (order: ShownOrder) => void): Promise<void> {
  show(await api('GET', '/orders/{id}', { path: { id: order._id } }))
}
