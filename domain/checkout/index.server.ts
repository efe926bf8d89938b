export { checkOut } from './check-out.ts'
export { quoteOrder } from './quote-order.ts'
