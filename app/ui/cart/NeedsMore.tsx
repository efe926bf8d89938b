import * as words from '#common/words'
import { addPieces, useCart } from '../../web/cart/cart.ts'
import { type CartLine, roomFor } from '../../web/cart/cart-lines.ts'
import { Button } from '../Button.tsx'

/** Asks, where a line has fewer pieces than a car needs, whether to add the others, as far as they are there. */
export function NeedsMore({ line }: { line: CartLine }) {
  const { part, quantity, car } = line
  const more = Math.min(part.quantity, roomFor(line, useCart())) - quantity
  if (more <= 0) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-l-4 border-warn bg-warn-wash px-3 py-1.5">
      <span>{words.cart.carNeeds(part.quantity)}</span>
      <Button look="line" small onClick={() => addPieces(part._id, more, car)}>
        {words.cart.addMore(more)}
        <span className="sr-only">{`: ${part.name}`}</span>
      </Button>
    </p>
  )
}
