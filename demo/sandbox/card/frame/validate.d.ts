type Brand = { brand: string; groups: number[]; cvc: number }
type Wrong = { type: 'validation_error'; code: string; message: string }

export function digits(text: string): string
export function brandOf(number: string): Brand
export function lengthOf(brand: Brand): number
export function formatNumber(text: string): string
export function formatExpiry(text: string, deleting?: boolean): string
export function findErrors(
  card: { number: string; expiry: string; cvc: string },
  cards: string[],
  today?: Date,
): { number?: Wrong; expiry?: Wrong; cvc?: Wrong }
