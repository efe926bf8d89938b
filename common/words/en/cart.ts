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
