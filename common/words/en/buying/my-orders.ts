/** My Orders, beside what `order.mine` says of its guests and cars. */
export const title = 'My Orders'
export const none = 'No orders yet'
export const noneHow = 'Choose your parts in the shop. Your orders, and what is still to pay, will appear here.'
export const toShop = 'Find parts'

export const remove = {
  title: 'Delete this order?',
  question: (number: string | undefined) => `Order ${number} will be cancelled, and its parts go back on the shelf.`,
  done: (number: string) => `Order ${number} is deleted`,
}

/** One order on the list. */
export const card = {
  /** Above it on paper. */
  head: (shop: string) => `${shop} motor parts`,
  pay: 'Pay',
  print: 'Print',
  printIt: (number: string) => `Print order ${number}`,
  removeIt: (number: string) => `Delete order ${number}`,
  forCar: (car: string) => `Ordered for a ${car}`,
}
