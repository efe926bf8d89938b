import type { Prices } from './prices.ts'

/** What calls and answers name an amount, wherever it stands. A test compares this with the API's description. */
export const AMOUNTS: ReadonlySet<string> = new Set([
  'price',
  'subtotal',
  'shipping',
  'saved',
  'total',
  'amount',
  'revenue',
])

type Turn = (prices: Prices, amount: number) => number

/**
 * The same value with every amount in it turned from one unit into another. What an object says as its `currency`
 * counts for all that it holds. What holds no amount is not copied: every answer of the API passes here.
 */
export function mapAmounts<T>(value: T, prices: Prices, turn: Turn): T {
  if (typeof value !== 'object' || value === null) return value
  const held = value as Record<string, unknown>
  const { currency } = held
  const own = typeof currency === 'string' && currency !== prices.currency ? { ...prices, currency } : prices
  let mapped: Record<string, unknown> | undefined
  for (const name in held) {
    const one = held[name]
    const now = typeof one === 'number' ? (AMOUNTS.has(name) ? turn(own, one) : one) : mapAmounts(one, own, turn)
    if (now !== one)
      (mapped ??= (Array.isArray(value) ? [...value] : { ...held }) as Record<string, unknown>)[name] = now
  }
  return (mapped ?? value) as T
}
