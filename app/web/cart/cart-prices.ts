import { CART_PRICES_KEY } from '#common/constants'
import { readCart } from './cart.ts'
import { parsed, storedValue } from '../store.ts'

/** Part id → the price that the shopper saw last, in the smallest unit. */
type SeenPrices = Readonly<Record<string, number>>

const toPrices = (text: string | null): SeenPrices => {
  const value = parsed(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, price]) => Number.isInteger(price)))
}

const store = storedValue(CART_PRICES_KEY, toPrices)

export const seenPrice = (part: string): number | undefined => store.read()[part]

/** Remembers what the shopper saw these parts cost; of parts that left the cart nothing is kept. */
export function rememberPrices(parts: readonly { _id: string; price: number }[]): void {
  const cart = readCart()
  const all = { ...store.read(), ...Object.fromEntries(parts.map(({ _id, price }) => [_id, price])) }
  const kept = Object.entries(all).filter(([id]) => id in cart)
  store.write(kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}
