import * as orders from '#domain/orders/schema'
import * as payments from '#domain/payments/schema'
import { titled } from './shapes.ts'

// What several calls answer has one name in the description, and so one type in what is generated from it.
export const order = titled(orders.order, 'Order')
export const shownOrder = titled(orders.shownOrder, 'OrderWithEvents')
export const shownRefund = titled(payments.shownRefund, 'Refund')
