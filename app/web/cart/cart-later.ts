import { CART_LATER_KEY } from '#common/constants'
import { addPieces, MOST_PIECES, takeLine } from './cart.ts'
import { isLine, isSameLine, type Line } from './cart-cars.ts'
import { parsed, storedValue } from '../store.ts'

const NOTHING: readonly Line[] = []

const toLines = (text: string | null): readonly Line[] => {
  const value = parsed(text)
  return Array.isArray(value) ? value.filter(isLine) : NOTHING
}

/** What was saved for later, a line for each part and car. */
const store = storedValue(CART_LATER_KEY, toLines)
export const useLater = store.use
export const readLater = store.read
export const subscribeLater = store.subscribe

export const writeLater = (lines: readonly Line[]) => store.write(lines.length > 0 ? JSON.stringify(lines) : null)

/** Takes a line out of what is saved for later. */
export const dropLater = (line: Line) => writeLater(store.read().filter((one) => !isSameLine(one, line)))

/** Moves a line of the cart to what is saved for later. */
export function saveForLater(line: Line): void {
  const there = store.read().find((one) => isSameLine(one, line))
  const others = store.read().filter((one) => one !== there)
  writeLater([...others, { ...line, quantity: Math.min(line.quantity + (there?.quantity ?? 0), MOST_PIECES) }])
  takeLine(line.part, line.quantity, line.car)
}

/** Moves a line that was saved for later back into the cart. */
export function bringBack(line: Line): void {
  dropLater(line)
  addPieces(line.part, line.quantity, line.car)
}
