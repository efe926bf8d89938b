import { phrase } from '#common/phrase'
import { isCollected, type OrderRow } from '#domain/orders'
import { conflict } from '#platform/errors'

/** 409 that says why nothing more of a locked order may be packed or sent. */
export function mustBeFillable(order: OrderRow): void {
  if (!order.paid_at) throw conflict('not-paid', phrase('refusal.notPaidYet'))
  if (order.state === 'cancelled' || order.state === 'refunded')
    throw conflict(order.state, phrase('refusal.nothingToFill', order.state))
  if (order.owed) throw conflict('owes-money', phrase('refusal.owesMoney'))
  if (!order.ship_to && order.address === '' && !isCollected(order))
    throw conflict('address-missing', phrase('refusal.addressMissing'))
}
