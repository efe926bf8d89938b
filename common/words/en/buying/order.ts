import { money, type Prices } from '../../../prices.ts'

type Says = (minor: number) => string

/** Why something happened to an order, by the code of its event or refund. Amounts are in the smallest unit. */
export const reasons = {
  'not-in-time': 'it was not paid in time',
  'not-paid': 'it was not paid',
  'held-again': 'its parts are held again',
  'asked-for': 'by request',
  deleted: 'deleted',
  'provider-silent': 'the provider has not answered yet',
  'on-its-way': 'the payment is on its way',
  'sold-out-unpaid': 'sold out before it was paid',
  'sold-out': 'the parts are sold out',
  'other-amount': 'the amount is not the order’s',
  'takes-no-payment': 'the order takes no payment',
  cancelled: 'the order was cancelled',
  'refunded-unsent': 'all of its money goes back before it was sent',
  'at-provider': 'sent back at the card provider',
  'address-given': 'its address was given',
  'address-changed': 'its address was changed',
  'bill-changed': 'whom the bill is for was changed',
  changed: (units: Changed) => `changed: ${changedText(units)}`,
  'change-owed': ({ owed, ...units }: Changed & { owed: number }, says: Says) =>
    `${says(owed)} to be paid for a change: ${changedText(units)}`,
  'change-lapsed': (units: Changed) => `the change was not paid in time: ${changedText(units)}`,
  'change-withdrawn': (units: Changed) => `the change was withdrawn: ${changedText(units)}`,
  'no-such-change': 'there is nothing to pay for this order any more',
  'came-in': ({ lines }: { lines: Units[] }) => `came in: ${unitsText(lines)}`,
  'lines-cancelled': ({ lines }: { lines: Units[] }) => `cancelled: ${unitsText(lines)}`,
  refunded: ({ amount }: Refunded, says: Says) => `${says(amount)} went back`,
  'refund-failed': ({ amount }: Refunded, says: Says) => `a refund of ${says(amount)} failed`,
  'refund-waits': ({ amount }: Refunded, says: Says) =>
    `a refund of ${says(amount)} waits until there is balance for it`,
}

type Units = { number: string; name: string; car?: string; quantity: number }

/** "2 × Brake disc (BD-1), 1 × Brake pads (BP-2, 2012 Audi A4)" */
export const unitsText = (lines: readonly Units[]): string =>
  lines.map(({ quantity, ...line }) => `${quantity} × ${partText(line)}`).join(', ')

/** "Brake pads (BP-2, 2012 Audi A4)"; with its car where that tells it from another line. */
export const partText = ({ name, number, car }: { name: string; number: string; car?: string | null }): string =>
  `${name} (${[number, car].filter(Boolean).join(', ')})`

type Changed = { came: Units[]; went: Units[] }

/** "2 × Brake disc (BD-1) instead of 2 × Brake disc (BD-0)" */
export const changedText = ({ came, went }: Changed): string =>
  went.length > 0 ? `${unitsText(came)} instead of ${unitsText(went)}` : `${unitsText(came)} more`

type Refunded = { amount: number; because?: Stored }
type Stored = { code: string | null; params: unknown; why: string | null }

/** A stored reason: the shop's own words, then why, and what a person wrote. */
export function told(prices: Prices, { code, params, why }: Stored): string {
  const said = reasons[code as keyof typeof reasons] as string | ((figures: unknown, says: Says) => string) | undefined
  const text = typeof said === 'function' ? said(params, (minor) => money(prices, minor)) : said
  const { because } = (params ?? {}) as { because?: Stored }
  const more = because ? told(prices, because) : why
  return [text, more].filter(Boolean).join(': ')
}

/** Units of a line that have not come in yet; `all`: that is the whole line. */
export const waits = (units: number, all: boolean, day: string): string =>
  all
    ? `On back order: comes in by ${day}`
    : `${units} of it on back order: ${units === 1 ? 'comes' : 'come'} in by ${day}`

/** Units of a line that were cancelled; `all`: that is the whole line. */
export const cancelledOf = (units: number, all: boolean): string => (all ? 'Cancelled' : `${units} of it cancelled`)

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

/** How far the filling of a paid order has come. */
export const fulfilment = {
  'to-pick': 'To pick',
  'part-packed': 'Partly packed',
  packed: 'Packed',
  'part-sent': 'Partly on its way',
  sent: 'On its way',
  lost: 'Lost',
  delivered: 'Delivered',
  collected: 'Collected',
}
/** What was sent of it came back, or its carrier brings it back. */
export const back = { came: 'Came back', comes: 'Coming back', partly: 'Partly coming back' }
export const readyToCollect = 'Ready to collect'

/** The page of one's own orders. */
export const mine = {
  guests: 'Those that you placed as a guest come here once your e-mail is confirmed.',
  byCar: 'For which car',
  allCars: 'All cars',
  thisCar: 'This car',
  noneForCar: 'No orders for this car',
  otherCars: 'Nothing that you ordered was for this car. Your other orders are under All cars.',
  seeAll: 'See all orders',
}

/** The headings of the list of orders for a spreadsheet, column by column. */
export const columns = (timeZone: string) => ({
  number: 'Number',
  orderedAt: `Ordered at (${timeZone})`,
  state: 'State',
  name: 'Name',
  email: 'E-mail',
  telephone: 'Telephone',
  address: 'Address',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  paidAt: `Paid at (${timeZone})`,
  transactionId: 'Transaction Id',
  vehicle: 'Vehicle',
  parts: 'Parts',
  currency: 'Currency',
  fit: 'Fit',
  billTo: 'Bill to',
  poNumber: 'Purchase-order number',
  credited: 'Units exchanged',
  sentBack: 'Sent back',
  owed: 'Still owed',
})
/** Of a line of that list. */
export const cancelledInList = (units: number) => ` (${units} cancelled)`

export const invoice = {
  title: 'Invoice',
  titleOf: (order: string) => `Invoice ${order}`,
  trade: 'motor parts',
  buyer: 'For',
  ordered: 'Ordered',
  paid: 'Paid',
  transaction: 'Transaction',
  vehicle: 'Vehicle',
  poNumber: 'Your number',
  goesTo: 'Goes to',
  number: 'Number',
  part: 'Part',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Sum',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  credited: 'Units exchanged',
  totalPaid: 'Total, paid',
  sentBack: 'Sent back',
  footer: (shop: string, currency: string) => `${shop} motor parts. Prices in ${currency}.`,
}
