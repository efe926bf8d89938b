import { Link } from 'react-router'
import * as words from '#common/words'
import type { Totals } from '#common/money'
import { takeLine, useCart } from '../../web/cart/cart.ts'
import { lineKey } from '../../web/cart/cart-cars.ts'
import { type CartLine, isShort, isThere } from '../../web/cart/cart-lines.ts'
import type { QuotedLine } from '../../web/cart/quote.ts'
import { useMoney } from '../../web/settings.ts'
import { useLineFits } from '../../web/cart/cart-line-fits.ts'
import { type CardFit, isAskedFirst } from '#domain/fitment/schema'
import { Icon } from '../Icon.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Waits } from '../catalogue/Waits.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { CartSums } from './CartSums.tsx'
import { NeedsMore } from './NeedsMore.tsx'
import { Unasked } from './Unasked.tsx'
import { Quantity } from './Quantity.tsx'
import { orderable } from '../../web/cart/orderable.ts'

const say = words.singleProduct.summary

/** `price`: what each costs by quantity. `waits`: what of it has not come in yet. */
type PricedLine = CartLine & { price: number; waits: QuotedLine['waits'] }

type Props = { lines: PricedLine[]; sums: Totals; /** Whether the page's own part can be put in. */ isSold: boolean }

/** The whole cart with its sums, figures aligned. */
export function OrderSummary({ lines, sums, isSold }: Props) {
  const { fitOf } = useLineFits(lines.map(({ part, car }) => ({ part: part._id, car })))
  return (
    <section aria-labelledby="summary" className="border border-ink bg-surface">
      <h2 id="summary" className="border-b border-hair px-5 py-3 text-2xl">
        {say.title}
      </h2>
      <ul>
        {lines.map((line) => (
          <Line key={lineKey(line.part._id, line.car)} line={line} fit={fitOf(line)} />
        ))}
      </ul>
      {lines.length === 0 && (
        <p className="border-b border-hair px-5 py-6 text-ink-2">{isSold ? say.emptyPutIn : say.empty}</p>
      )}
      <CartSums sums={sums} />
    </section>
  )
}

function Line({ line, fit }: { line: PricedLine; fit: CardFit | undefined }) {
  const { part, quantity, car, price, waits } = line
  const money = useMoney()
  const short = isShort(line, useCart())
  return (
    <li className="grid gap-2 border-b border-hair px-5 py-3">
      <div className="flex items-start justify-between gap-3">
        <Link to={`/shop/${part._id}`} className="inline-block py-0.5 leading-snug font-semibold hover:text-signal">
          <Unbroken text={part.name} />
        </Link>
        <button
          type="button"
          aria-label={words.cart.panel.remove(part.name)}
          className="-mt-1 -mr-2 grid size-8 flex-none place-content-center text-ink-2 hover:text-bad"
          onClick={() => takeLine(part._id, quantity, car)}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
      <div className="flex items-center justify-between gap-3">
        <Quantity id={part._id} name={part.name} quantity={quantity} stock={orderable(part)} car={car} small />
        {isThere(line) && (
          <span className="tabular">
            <span className="text-ink-2">{words.cart.page.each(money(price))}, </span>
            {money(price * quantity)}
          </span>
        )}
      </div>
      <Waits waits={waits} quantity={quantity} />
      <NeedsMore line={line} />
      {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
      {car && fit && isAskedFirst(fit) && !car.knows && <Unasked part={part} pieces={{ car, quantity }} />}
      {short && (
        <p className="font-semibold text-bad" role="alert">
          {part.stock === 0 ? words.cart.panel.soldOut : words.cart.panel.fewer(part.stock!)}
        </p>
      )}
    </li>
  )
}
