/** The page on which somebody who is logged in orders the whole cart. */
export const title = 'Your order'
export const about = 'Look through your cart and order.'
export const minus = 'minus'
export const plus = 'plus'

export const summary = {
  title: 'Order summary',
  empty: 'Your cart is empty.',
  emptyPutIn: 'Your cart is empty. Press plus to put the part in.',
  shipping: 'Shipping estimate',
}

export const form = {
  title: 'Order',
  numberHint: 'A telephone number, in case the carrier has a question',
  address: 'Delivery address',
  addressHint: 'Street, town, country. Left empty, we ask you by mail',
  confirm: 'Confirm order',
}
