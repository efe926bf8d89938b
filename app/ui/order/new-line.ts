import type { CartPart } from '#domain/catalogue/schema'

/** So many pieces of a part on an order that an admin writes. */
export type NewLine = { part: CartPart; quantity: number }
