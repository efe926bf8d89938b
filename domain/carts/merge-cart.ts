import type { Ctx } from '#platform/context'
import { writeLines } from './kept-cart.ts'
import type { CartLine, MergeCartInput, ShownCart } from './schema.ts'
import { named } from './show-cart.ts'

/** Somebody who has checked a line once need not check it again. */
const larger = (there: CartLine, given: CartLine): CartLine => ({
  ...there,
  ...(given.knows && { knows: true as const }),
  quantity: Math.max(there.quantity, given.quantity),
})

/**
 * Puts a browser's cart into its owner's: of the same part for the same car the larger quantity wins. All of it then.
 * @throws Problem 409 `cart-full`.
 */
export const mergeCart = async (ctx: Ctx, input: MergeCartInput): Promise<ShownCart> =>
  named(ctx, await writeLines(ctx, input, larger))
