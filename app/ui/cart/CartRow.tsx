import * as words from '#common/words'
import type { CardFit } from '#domain/fitment/schema'
import { isAskedFirst } from '#domain/fitment/schema'
import { useCart } from '../../web/cart/cart.ts'
import { lineKey } from '../../web/cart/cart-cars.ts'
import { type CartLine, isShort } from '../../web/cart/cart-lines.ts'
import type { QuotedLine } from '../../web/cart/quote.ts'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { LineNotices } from './LineNotices.tsx'
import { LineQuantity } from './LineQuantity.tsx'
import { MoveLine } from './MoveLine.tsx'
import { NeedsMore } from './NeedsMore.tsx'
import { Unasked } from './Unasked.tsx'

const say = words.cart.page

type Props = {
  line: CartLine
  fit: CardFit | undefined
  /** What it cost when the shopper saw it last, where that has changed. */
  before: number | undefined
  /** What the shop says of it in its quote, and when it comes. */
  quoted: QuotedLine | undefined
  comes: readonly string[]
  onRemove: () => void
  onSave: () => void
}

/** A line of the cart's page, with all that is to know of it and to do with it. */
export function CartRow({ line, fit, before, quoted, comes, onRemove, onSave }: Props) {
  const { part, quantity, car } = line
  const { _id, name, number, img, stock, backOrder } = part
  const isOpen = fit !== undefined && isAskedFirst(fit) && !car?.knows
  // Of a line that cannot be had as it is, a notice says so.
  const isTooMuch = isShort(line, useCart())
  const among = <span className="sr-only">{`: ${name}`}</span>
  return (
    <li
      tabIndex={-1}
      data-line={lineKey(_id, car)}
      aria-label={name}
      className="grid grid-cols-[min(5rem,25%)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hair py-5 sm:grid-cols-[min(8rem,25%)_minmax(0,1fr)] sm:gap-x-6"
    >
      <PageLink
        to={`/shop/${_id}`}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start overflow-hidden bg-plate sm:row-span-2"
      >
        <SquarePicture src={img} sizes="(min-width: 640px) 8rem, 5rem" />
      </PageLink>
      <div className="grid min-w-0 content-start gap-2">
        <div>
          <PageLink to={`/shop/${_id}`} className="text-lg leading-snug font-semibold hover:text-signal">
            <Unbroken text={name} />
          </PageLink>
          <p className="text-ink-2">
            {quoted?.brand} <PartNumber>{number}</PartNumber>
          </p>
        </div>
        {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
        {car && !fit && <p className="text-[0.9375rem] text-ink-2">{say.forCar(car.label)}</p>}
        {car && isOpen && <Unasked part={part} pieces={{ car, quantity }} />}
        {!part.status && !isTooMuch && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
            <Stock stock={stock} backOrder={backOrder} />
            {comes.map((one) => (
              <span key={one} className="text-ink-2">
                {one}
              </span>
            ))}
          </p>
        )}
        <LineNotices line={line} before={before} quoted={quoted} />
      </div>
      <div className="col-span-2 grid content-start gap-2 sm:col-span-1 sm:col-start-2">
        <LineQuantity line={line} quoted={quoted} />
        <NeedsMore line={line} />
        <div className="flex flex-wrap gap-x-5">
          {!part.universal && !part.status && car && !isOpen && (
            <MoveLine part={part} pieces={{ car, quantity }} className="link py-1">
              {say.move}
            </MoveLine>
          )}
          <button type="button" className="link py-1" onClick={onSave}>
            {say.save}
            {among}
          </button>
          <button type="button" className="link py-1" onClick={onRemove}>
            {say.remove}
            {among}
          </button>
        </div>
      </div>
    </li>
  )
}
