import * as words from '#common/words'
import type { CardFit } from '#domain/fitment/schema'
import { isAskedFirst } from '#domain/fitment/schema'
import { lineKey } from '../../web/cart/cart-cars.ts'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import type { QuotedLine } from '../../web/cart/quote.ts'
import { Icon } from '../Icon.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { LineNotices } from './LineNotices.tsx'
import { LineQuantity } from './LineQuantity.tsx'
import { NeedsMore } from './NeedsMore.tsx'
import { Unasked } from './Unasked.tsx'

const say = words.cart.panel

type Props = {
  line: CartLine
  fit: CardFit | undefined
  quoted: QuotedLine | undefined
  /** What it cost when the shopper saw it last, where that has changed. */
  before: number | undefined
  onRemove: () => void
}

/** A line of the cart beside the page: how many is typed, and all that has changed is said. */
export function PanelLine({ line, fit, quoted, before, onRemove }: Props) {
  const { part, quantity, car } = line
  const { _id, name, number, img } = part
  return (
    <li
      tabIndex={-1}
      data-line={lineKey(_id, car)}
      className="grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-hair px-5 py-3"
    >
      <div className="self-start overflow-hidden bg-plate">
        <SquarePicture src={img} sizes="4.5rem" />
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <PageLink to={`/shop/${_id}`} className="inline-block py-0.5 leading-snug font-semibold hover:text-signal">
              <Unbroken text={name} />
            </PageLink>
            <p className="text-ink-2">
              <PartNumber>{number}</PartNumber>
            </p>
          </div>
          <button
            type="button"
            aria-label={say.remove(name)}
            className="-mt-1 -mr-2 grid size-8 flex-none place-content-center text-ink-2 hover:text-bad"
            onClick={onRemove}
          >
            <Icon name="close" className="size-4.5" />
          </button>
        </div>
        {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
      </div>
      <div className="col-span-2 grid gap-2">
        <LineQuantity line={line} quoted={quoted} />
        <LineNotices line={line} before={before} quoted={quoted} />
        <NeedsMore line={line} />
        {car && fit && isAskedFirst(fit) && !car.knows && <Unasked part={part} pieces={{ car, quantity }} />}
      </div>
    </li>
  )
}
