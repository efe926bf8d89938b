export { keepAddress, listAddresses, removeAddress } from './addresses.ts'
export { checkOut } from './check-out.ts'
export { orderForCustomer } from './order-for-customer.ts'
export { quoteOrder } from './quote-order.ts'
