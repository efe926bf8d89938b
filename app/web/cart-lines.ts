import { api, ApiProblem } from './api.ts'
import type { Cart } from './cart.ts'

/** A part as far as an order needs it. Price in whole dollars. */
export type OrderedPart = {
  _id: string
  name: string
  number: string
  price: number
  img: string
  stock: number | null
  /** How many a vehicle needs. */
  quantity: number
}
export type CartLine = { part: OrderedPart; quantity: number }

const readPart = async (id: string): Promise<OrderedPart | null> => {
  try {
    return await api<OrderedPart>('GET', `/bestSeller/${encodeURIComponent(id)}`)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}

/** The parts of these ids as they are now, and which of them are no longer sold. */
export async function readParts(ids: string[]): Promise<{ parts: OrderedPart[]; gone: string[] }> {
  const all = await Promise.all([...new Set(ids)].map(async (id) => ({ id, part: await readPart(id) })))
  return {
    parts: all.flatMap(({ part }) => part ?? []),
    gone: all.flatMap(({ id, part }) => (part ? [] : id)),
  }
}

export const linesOf = (cart: Cart, parts: OrderedPart[]): CartLine[] =>
  parts.flatMap((part) => (cart[part._id] ? [{ part, quantity: cart[part._id]! }] : []))
