import { CART_COPY_KEY } from '#common/constants'
import { isLine, type Line } from './cart-cars.ts'
import { parsed, storedValue } from '../store.ts'

/** What the account's copy of the cart held when this browser heard of it last: what differs is still to be sent. */
export type CartCopy = { owner: string; lines: readonly Line[]; later: readonly Line[] }

const toCopy = (text: string | null): CartCopy | null => {
  const { owner, lines, later } = (parsed(text) ?? {}) as Partial<CartCopy>
  if (typeof owner !== 'string' || !Array.isArray(lines) || !Array.isArray(later)) return null
  return { owner, lines: lines.filter(isLine), later: later.filter(isLine) }
}

const store = storedValue(CART_COPY_KEY, toCopy)

/** Null: this browser has none of that account's. */
export function readCopy(owner: string): CartCopy | null {
  const copy = store.read()
  return copy?.owner === owner ? copy : null
}
/** What this browser has of somebody else's: a session that ran out left it, and with it that person's lines in the cart. */
export function readCopyOfOther(owner: string): CartCopy | null {
  const copy = store.read()
  return copy && copy.owner !== owner ? copy : null
}
export const writeCopy = (copy: CartCopy) => store.write(JSON.stringify(copy))
export const forgetCopy = () => store.write(null)
