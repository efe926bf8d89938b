/** Stock in words, beside a price. */
export const soldOut = 'Sold out'
export const left = (pieces: number) => `Only ${pieces} left`
export const inStock = 'In stock'
