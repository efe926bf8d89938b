/** The state of an order, as people read it. */
export const state = {
  placed: 'Waiting for payment',
  paying: 'Payment on its way',
  expired: 'No longer set aside',
  paid: 'Paid',
  'part-refunded': 'Partly refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}

/** The page of one's own orders. */
export const mine = {
  byCar: 'For which car',
  allCars: 'All cars',
  thisCar: 'This car',
  noneForCar: 'No orders for this car',
  otherCars: 'Nothing that you ordered was for this car. Your other orders stand under All cars.',
  seeAll: 'See all orders',
}

/** The headings of the list of orders for a spreadsheet, column by column. */
export const columns = {
  number: 'Number',
  orderedAt: 'Ordered at',
  state: 'State',
  name: 'Name',
  email: 'E-mail',
  telephone: 'Telephone',
  address: 'Address',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  paidAt: 'Paid at',
  transactionId: 'Transaction Id',
  vehicle: 'Vehicle',
  parts: 'Parts',
  currency: 'Currency',
  fit: 'Fit',
}

export const invoice = {
  title: 'Invoice',
  titleOf: (order: string) => `Invoice ${order}`,
  trade: 'motor parts',
  buyer: 'For',
  ordered: 'Ordered',
  paid: 'Paid',
  transaction: 'Transaction',
  vehicle: 'Vehicle',
  number: 'Number',
  part: 'Part',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Sum',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'free',
  totalPaid: 'Total, paid',
  footer: (shop: string, currency: string) => `${shop} motor parts. Prices in ${currency}.`,
}
