export { keepAddress, listAddresses, removeAddress } from './addresses.ts'
export { checkOut } from './check-out.ts'
export { quoteOrder } from './quote-order.ts'
