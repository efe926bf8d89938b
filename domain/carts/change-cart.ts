import type { Ctx } from '#platform/context'
import { rewriteCart, withLines } from './kept-cart.ts'
import type { ChangeCartInput, ShownCart } from './schema.ts'
import { named } from './show-cart.ts'

/**
 * Writes lines of one's own cart anew; a quantity of 0 takes a line out, and what is not named stays. So two devices that
 * change different lines at once both keep their changes. All of the cart then. @throws Problem 409 `cart-full`.
 */
export async function changeCart(ctx: Ctx, { lines, later }: ChangeCartInput): Promise<ShownCart> {
  const kept = await rewriteCart(ctx, (kept) => ({
    lines: withLines(kept.lines, lines, (_there, given) => given),
    later: withLines(kept.later, later, (_there, given) => given),
  }))
  return named(ctx, kept)
}
