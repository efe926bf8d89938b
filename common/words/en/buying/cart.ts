export const carNeeds = (pieces: number) => `A car needs ${pieces}.`
export const soldSingly = (pieces: number) => `Sold singly. ${carNeeds(pieces)}`
export const add = 'ADD TO CART'
export const addAll = (pieces: number) => `Add ${pieces} for one car`
export const addMore = (pieces: number) => `Add ${pieces} more`

/** What is offered beside one of a pair: "Also the right one", "Also for the rear". */
export function other(position: string | null): string {
  const side = position?.split(' ').at(-1)
  return side === 'left' || side === 'right' ? `Also the ${side} one` : `Also for the ${position}`
}
export const pair = 'The other one of the pair'

export const quantityOf = (name: string) => `Quantity of ${name}`
export const oneLess = (name: string) => `One less: ${name}`
export const oneMore = (name: string) => `One more: ${name}`
export const numberFrom1To = (most: number) => `Give a number from 1 to ${most}.`

/** Why no more pieces go in: the stock, or what one cart holds; `inCart` of them lie there already. */
export function noRoom(stock: number | null, most: number, inCart: number): string {
  const limit = stock !== null && stock <= most ? `Only ${stock} in stock` : `A cart holds ${most} of one part`
  return inCart > 0 ? `${limit}; your cart has ${inCart}.` : `${limit}.`
}

/** The cart beside the page. */
export const panel = {
  title: 'Your cart',
  empty: 'Your cart is empty.',
  retry: 'Try again',
  goOn: 'Go on shopping',
  order: 'Go to checkout',
  view: 'View cart',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is out of your cart.`,
  undo: 'Undo',
  soldOut: 'Sold out. Remove it to order the rest.',
  notSold: 'No longer sold. Remove it to order the rest.',
  fewer: (left: number) => `Only ${left} left. Take fewer to order.`,
  take: (left: number) => `Take ${left}`,
  price: (before: string, now: string) => `The price was ${before} and is now ${now}.`,
  elsewhere: 'This cart was changed in another tab.',
  /** At sign-in. */
  joined: (pieces: number) =>
    pieces === 1
      ? '1 more piece is in your cart now: it was saved in your account.'
      : `${pieces} more pieces are in your cart now: they were saved in your account.`,
  gone: (count: number) =>
    count === 1
      ? 'A part in your cart is no longer sold. We took it out.'
      : `${count} parts in your cart are no longer sold. We took them out.`,
}

/** Of parts whose buyer has named no car. */
export const noCar = {
  said: (parts: number) =>
    parts === 1
      ? 'No car is named for 1 part, so we have not checked that it fits.'
      : `No car is named for ${parts} parts, so we have not checked that they fit.`,
  name: 'Name the car',
  check: (car: string) => `Check for ${car}`,
  another: 'Name another car',
}

/** The page of the cart. */
export const page = {
  title: 'Your cart',
  about: 'The parts that you chose, and what they cost.',
  lines: 'Parts in your cart',
  empty: 'Your cart is empty',
  how: 'Find parts for your car, by their number or by category, and put them in.',
  toShop: 'To the shop',
  quickOrder: 'Order by part numbers',
  withoutScript: (mail: string) =>
    `Your cart is kept in your browser and needs JavaScript. Please switch it on, or write to ${mail} which parts you want.`,
  move: 'For another car',
  /** Of a line whose fit the shop has not told. */
  forCar: (car: string) => `For the ${car}`,
  remove: 'Remove',
  save: 'Save for later',
  saved: (name: string) => `${name} is saved for later.`,
  each: (price: string) => `${price} each`,
  arrives: (days: string) => `Arrives ${days}`,
  collect: (from: string) => `Ready from ${from}`,
  /** Units of a line that come in a parcel of their own; `arrival`: as `arrives`, null without a promise. */
  some: (units: number, all: number, arrival: string | null) => `${units} of ${all}${arrival ? `: ${arrival}` : ''}`,
  inParcel: (nth: number, from: string) => `Parcel ${nth}, from ${from}`,
}

/** What was saved for later. */
export const later = {
  title: 'Saved for later',
  back: 'Move to cart',
  drop: (name: string) => `Remove ${name} from what you saved`,
  gone: 'No longer sold',
}

/** What an order costs, as the shop says it. */
export const sums = {
  title: 'Summary',
  subtotal: 'Subtotal',
  byPostcode: 'Cost and date depend on your postcode.',
  saved: 'Saved on shipping',
  total: 'Total',
  more: (missing: string) => `${missing} more, and it ships free.`,
  asking: 'Working out the total …',
  failed: 'We cannot work out the total just now.',
  retry: 'Try again',
  carGone: (car: string) =>
    `We no longer know the car ${car}. Please say in the cart for which car its parts are, or remove them.`,
  cannot: 'Some lines cannot be ordered as they are. Look at what they say.',
  noWay: (country: string) => `We do not deliver to ${country} yet.`,
  parcels: (count: number) => `Comes in ${count} parcels`,
  to: (where: string) => `Delivery to ${where}`,
  change: 'Change',
  country: 'Country',
  set: 'Show cost and date',
  checkout: 'Go to checkout',
  noAccount: 'You can order without an account.',
}

/** At the login, for who was on the way to an order. */
export const waits = {
  waits: (pieces?: number) =>
    pieces === undefined
      ? 'Your cart is waiting.'
      : pieces === 1
        ? 'Your cart is waiting (1 piece).'
        : `Your cart is waiting (${pieces} pieces).`,
  noAccount: 'You can also order without an account:',
  asGuest: 'go on as a guest',
  here: 'This page needs an account. To order without one, put the part into your cart:',
  toPart: 'to the part',
}
