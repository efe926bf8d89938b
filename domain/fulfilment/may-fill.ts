import { phrase } from '#common/phrase'
import { isCollected, mustBeSettled, type OrderRow } from '#domain/orders'
import { conflict } from '#platform/errors'

/** 409 that says why nothing more of a locked order may be packed or sent. */
export function mustBeFillable(order: OrderRow): void {
  mustBeSettled(order, {
    over: (state) => conflict(state, phrase('refusal.nothingToFill', state)),
    owes: phrase('refusal.owesMoney'),
  })
  if (!order.ship_to && order.address === '' && !isCollected(order))
    throw conflict('address-missing', phrase('refusal.addressMissing'))
}
