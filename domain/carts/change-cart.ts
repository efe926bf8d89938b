import type { Ctx } from '#platform/context'
import { writeLines } from './kept-cart.ts'
import type { ChangeCartInput, ShownCart } from './schema.ts'
import { named } from './show-cart.ts'

/**
 * Writes lines of one's own cart anew; a quantity of 0 takes a line out, and what is not named stays. So two devices that
 * change different lines at once both keep their changes. All of the cart then. @throws Problem 409 `cart-full`.
 */
export const changeCart = async (ctx: Ctx, input: ChangeCartInput): Promise<ShownCart> =>
  named(ctx, await writeLines(ctx, input, (_there, given) => given))
