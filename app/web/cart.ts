import { CART_KEY } from '#common/constants'
import { parsed, storedValue } from './store.ts'

/** Part id → quantity, as the specification keeps it. */
export type Cart = Readonly<Record<string, number>>

const MOST = 999

const toCart = (text: string | null): Cart => {
  const value = parsed(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {}
  const entries = Object.entries(value).filter(([, n]) => Number.isInteger(n) && n >= 1 && n <= MOST)
  return Object.fromEntries(entries)
}

const store = storedValue(CART_KEY, toCart)

const put = (id: string, quantity: number) => {
  const { [id]: _old, ...others } = store.read()
  const cart = quantity > 0 ? { ...others, [id]: Math.min(quantity, MOST) } : others
  store.write(Object.keys(cart).length > 0 ? JSON.stringify(cart) : null)
}

export const readCart = store.read
export const useCart = store.use
export const addOne = (id: string) => put(id, (store.read()[id] ?? 0) + 1)
/** Sees to it that at least so many of each lie in the cart. */
export function addAtLeast(wanted: Cart) {
  const cart = store.read()
  for (const [id, quantity] of Object.entries(wanted)) put(id, Math.max(cart[id] ?? 0, quantity))
}
/** Lowers by one; at zero the entry goes. */
export const takeOne = (id: string) => put(id, (store.read()[id] ?? 0) - 1)
export const takeAll = (id: string) => put(id, 0)
/** Takes out what was ordered; what another tab has put in meanwhile stays. */
export function takeOrdered(items: Cart) {
  for (const [id, quantity] of Object.entries(items)) put(id, (store.read()[id] ?? 0) - quantity)
}
/** How many pieces lie in a cart. */
export const countOf = (cart: Cart) => Object.values(cart).reduce((sum, quantity) => sum + quantity, 0)
