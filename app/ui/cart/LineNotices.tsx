import { cart as words } from '#common/words'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import { orderable } from '../../web/cart/orderable.ts'
import type { QuotedLine } from '../../web/cart/quote.ts'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { Waits } from '../catalogue/Waits.tsx'
import { PriceChanged } from './PriceChanged.tsx'

type Props = {
  line: CartLine
  /** What it cost when the shopper saw it last, where that has changed. */
  before: number | undefined
  quoted: QuotedLine | undefined
}

/** What the shopper has to know of a line of the cart: another price, no longer sold, sold out, or that it waits. */
export function LineNotices({ line: { part, quantity }, before, quoted }: Props) {
  // As the line says it: so many pieces may cost less each.
  const now = quoted?.price ?? part.price
  return (
    <>
      <PriceChanged before={before} now={now} />
      {part.status && (
        <div role="alert">
          <NoLongerSold part={part} />
        </div>
      )}
      <Waits waits={quoted?.waits} quantity={quantity} />
      {!part.status && orderable(part) === 0 && (
        <p role="alert" className="font-semibold text-bad">
          {words.panel.soldOut}
        </p>
      )}
    </>
  )
}
