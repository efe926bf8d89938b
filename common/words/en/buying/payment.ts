/** The form of the card, and what has become of a payment. */
export const card = {
  label: 'Card',
  brands: 'Visa, Mastercard, Amex, Discover, Diners, JCB, UnionPay',
  loading: 'Loading the card fields',
  pay: (amount: string) => `Pay ${amount}`,
  again: 'Try again',
  failed: 'The payment was not made. Please try again.',
  notReached:
    'We could not reach the card service. Check your connection, and whether your browser blocks its script, then try again.',
  /** `minutes`: for how long the parts stay set aside. */
  notCharged: (minutes: number) =>
    minutes > 0
      ? `Nothing was charged. Try another card; your parts stay set aside for ${minutes} min.`
      : 'Nothing was charged. Try another card.',
}

/** Where the shop is a demo; the number of the card stands between the two. */
export const test = {
  with: 'This shop is a demo, no money moves. Pay with the test card',
  after: 'any date to come, any CVC.',
  all: 'All test cards',
}

export const toOrders = 'See my orders'

export const paid = {
  transaction: 'Your transaction id is',
  receipt: (amount: string, email: string, packs: boolean) =>
    `We have mailed the receipt for ${amount} to ${email}${packs ? ', and are packing your parts.' : '.'}`,
}

export const pending = {
  title: 'Your payment is on its way',
  about:
    'The card service has not told us the outcome yet. Please do not pay again: we keep asking, this page shows the answer, and we mail it to you.',
}

export const soldOut = {
  title: 'Sold out in the meantime',
  about: 'Your parts were set aside for a while, and somebody else has bought them since. Nothing was charged.',
  left: (name: string, left: number) => `${name}: ${left === 0 ? 'none left' : `only ${left} left`}`,
  how: 'Delete this order and place a new one with what is in stock.',
  /** A guest's order cannot be deleted. */
  howForGuest:
    'See the order: with “Order again” you put what is in stock into your cart. You can cancel this one there.',
  toOrders: 'Go to my orders',
}
