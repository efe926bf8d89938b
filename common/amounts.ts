import type { Prices } from './prices.ts'

/** The names of amounts in requests and responses, at any depth. A test compares them with the API's description. */
export const AMOUNTS: ReadonlySet<string> = new Set([
  'price',
  'subtotal',
  'shipping',
  'saved',
  'credited',
  'owed',
  'sentBack',
  'total',
  'amount',
  'revenue',
  'cost',
  'coreDeposit',
])

type Turn = (prices: Prices, amount: number) => number

/**
 * Converts every amount in a value from one unit to another. An object's `currency` applies to everything inside it. One
 * that says `amounts: 'minor'` has them in the smallest unit on the wire, too, and stays as it is. Values without amounts
 * are not copied, because every response of the API passes here.
 */
export function mapAmounts<T>(value: T, prices: Prices, turn: Turn): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapEach(value, prices, turn) as T
  const held = value as Record<string, unknown>
  const { currency, amounts } = held
  if (amounts === 'minor') return value
  const own = typeof currency === 'string' && currency !== prices.currency ? { ...prices, currency } : prices
  let mapped: Record<string, unknown> | undefined
  for (const name in held) {
    const one = held[name]
    const now = typeof one === 'number' ? (AMOUNTS.has(name) ? turn(own, one) : one) : mapAmounts(one, own, turn)
    if (now !== one) (mapped ??= { ...held })[name] = now
  }
  return (mapped ?? value) as T
}

/** By index: a loop over an array's keys takes four times as long. */
function mapEach(list: readonly unknown[], prices: Prices, turn: Turn): readonly unknown[] {
  let mapped: unknown[] | undefined
  for (let n = 0; n < list.length; n++) {
    const now = mapAmounts(list[n], prices, turn)
    if (now !== list[n]) (mapped ??= [...list])[n] = now
  }
  return mapped ?? list
}
