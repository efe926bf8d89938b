export const carNeeds = (pieces: number) => `A car needs ${pieces}.`
export const soldSingly = (pieces: number) => `Sold singly. ${carNeeds(pieces)}`
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
  cannotOpen: 'The cart could not be opened. Please try again.',
  empty: 'Your cart is empty.',
  retry: 'Try again',
  goOn: 'Go on shopping',
  order: 'Order',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is out of your cart.`,
  undo: 'Undo',
  soldOut: 'Sold out. Remove it to order the rest.',
  fewer: (left: number) => `Only ${left} left. Take fewer to order.`,
  take: (left: number) => `Take ${left}`,
  price: (before: string, now: string) => `The price was ${before} and is now ${now}.`,
  elsewhere: 'This cart was changed in another tab.',
  gone: (count: number) =>
    count === 1
      ? 'A part in your cart is no longer sold. We took it out.'
      : `${count} parts in your cart are no longer sold. We took them out.`,
}
