import * as orders from '#domain/orders/schema'
import * as payments from '#domain/payments/schema'
import { titled } from '../door/shapes.ts'

// A shape that several calls return has one name in the description, and so one generated type.
export const parcel = titled(orders.parcel, 'Parcel')
export const order = titled(orders.order, 'Order')
export const shownOrder = titled(orders.shownOrder, 'OrderWithEvents')
export const shownRefund = titled(payments.shownRefund, 'Refund')
