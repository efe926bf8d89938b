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

/**
 * The same value with every amount in it turned from one unit into another. What an object says as its `currency`
 * counts for all that it holds.
 */
export function mapAmounts<T>(value: T, prices: Prices, turn: (prices: Prices, amount: number) => number): T {
  if (Array.isArray(value)) return value.map((one) => mapAmounts(one, prices, turn)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { currency } = value as { currency?: unknown }
  const own = typeof currency === 'string' ? { ...prices, currency } : prices
  const mapped: Record<string, unknown> = {}
  for (const [name, held] of Object.entries(value))
    mapped[name] = typeof held === 'number' && AMOUNTS.has(name) ? turn(own, held) : mapAmounts(held, own, turn)
  return mapped as T
}
