import { PAGE_SIZE_MAX } from '#common/constants'
import type { CartPart } from '#domain/catalogue/schema'
import { api } from '../api.ts'
import { type Cart, MOST_PIECES } from './cart.ts'
import { orderable } from './orderable.ts'
import { type CarPieces, type CartCars, piecesOf } from './cart-cars.ts'

/** Pieces of a part for one car; null: for none that is named. */
export type CartLine = { part: CartPart; quantity: number; car: CarPieces | null }

const readPage = async (ids: string[]): Promise<CartPart[]> =>
  (await api('GET', '/cart', { query: { part: ids } })).items

/** The parts of these ids as they are now, and which of them are no longer sold. */
export async function readParts(ids: string[]): Promise<{ parts: CartPart[]; gone: string[] }> {
  const asked = [...new Set(ids)]
  const pages = Array.from({ length: Math.ceil(asked.length / PAGE_SIZE_MAX) }, (_, n) =>
    asked.slice(n * PAGE_SIZE_MAX, (n + 1) * PAGE_SIZE_MAX),
  )
  const parts = (await Promise.all(pages.map(readPage))).flat()
  const found = new Set(parts.map((part) => part._id))
  return { parts, gone: asked.filter((id) => !found.has(id)) }
}

/** What lies in the cart, as far as its parts are known, a line for each part and car. */
export const linesOf = (cart: Cart, cars: CartCars, parts: CartPart[]): CartLine[] =>
  parts.flatMap((part) => piecesOf(cart[part._id] ?? 0, cars[part._id]).map((pieces) => ({ part, ...pieces })))

/** So many pieces a line may have: what can be ordered, and what a cart holds of one part, without those of its other lines. */
export const roomFor = ({ part, quantity }: CartLine, cart: Cart): number =>
  Math.min(orderable(part) ?? MOST_PIECES, MOST_PIECES) - ((cart[part._id] ?? quantity) - quantity)

/** Whether any of a line can be ordered: sums count no other line. */
export const isThere = ({ part }: CartLine): boolean => !part.status && orderable(part) !== 0

/** Whether the cart has more of a line's part, for all its cars together, than can be ordered. */
export const isShort = (line: CartLine, cart: Cart): boolean =>
  orderable(line.part) !== null && line.quantity > roomFor(line, cart)
