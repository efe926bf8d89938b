export { quoteOrder } from './quote-order.ts'
