import { useId, useState } from 'react'
import * as words from '#common/words'
import type { CardFit } from '#domain/fitment/schema'
import { isAskedFirst } from '#domain/fitment/schema'
import { addPieces, MOST_PIECES, takeLine, useCart } from '../../web/cart.ts'
import type { CartLine } from '../../web/cart-lines.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { LineVerdict } from '../LineVerdict.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../PartNumber.tsx'
import { Picture } from '../Picture.tsx'
import { NeedsMore } from './NeedsMore.tsx'
import { TypedQuantity } from './TypedQuantity.tsx'
import { Unasked } from './Unasked.tsx'

const say = words.cart.panel

type Props = {
  line: CartLine
  fit: CardFit | undefined
  /** What it cost when the shopper saw it last, where that has changed. */
  before: number | undefined
  onRemoved: () => void
}

/** A line of the cart beside the page: how many is typed, and all that has changed is said. */
export function PanelLine({ line, fit, before, onRemoved }: Props) {
  const { part, quantity, car } = line
  const { _id, name, number, price, img, stock } = part
  const money = useMoney()
  const remove = () => {
    takeLine(_id, quantity, car)
    onRemoved()
  }
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-2 border-b border-hair px-5 py-3">
      <div className="self-start overflow-hidden bg-plate">
        <Picture src={img} alt="" width={640} height={640} sizes="4.5rem" className="aspect-square h-auto w-full" />
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <PageLink to={`/shop/${_id}`} className="inline-block py-0.5 leading-snug font-semibold hover:text-signal">
              {name}
            </PageLink>
            <p className="text-ink-2">
              <PartNumber>{number}</PartNumber>
            </p>
          </div>
          <button
            type="button"
            aria-label={say.remove(name)}
            className="-mt-1 -mr-2 grid size-8 flex-none place-content-center text-ink-2 hover:text-bad"
            onClick={remove}
          >
            <Icon name="close" className="size-4.5" />
          </button>
        </div>
        {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
      </div>
      <div className="col-span-2 grid gap-2">
        <LineQuantity line={line} />
        {before !== undefined && (
          <p role="status" className="font-semibold text-warn">
            {say.price(money(before), money(price))}
          </p>
        )}
        {stock === 0 && (
          <p role="alert" className="font-semibold text-bad">
            {say.soldOut}
          </p>
        )}
        <NeedsMore line={line} />
        {car && fit && isAskedFirst(fit) && !car.knows && <Unasked part={part} pieces={{ car, quantity }} />}
      </div>
    </li>
  )
}

/** How many, as typed: what cannot be is said and stays as it was typed; the cart keeps what it had. */
function LineQuantity({ line: { part, quantity, car } }: { line: CartLine }) {
  const { _id, name, stock, price } = part
  const money = useMoney()
  const others = (useCart()[_id] ?? 0) - quantity
  const most = Math.min(stock ?? MOST_PIECES, MOST_PIECES) - others
  const [refused, setRefused] = useState<{ typed: string; problem: string } | null>(null)
  const problemId = useId()
  const isShort = stock !== null && stock > 0 && quantity > most
  const change = (typed: string) => {
    const pieces = Number(typed)
    if (!Number.isInteger(pieces) || pieces < 1)
      return setRefused({ typed, problem: words.cart.numberFrom1To(Math.max(most, 1)) })
    if (pieces > most && pieces > quantity)
      return setRefused({ typed, problem: words.cart.noRoom(stock, MOST_PIECES, others + quantity) })
    setRefused(null)
    addPieces(_id, pieces - quantity, car)
  }
  const problem = refused?.problem ?? (isShort ? say.fewer(stock) : null)
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <TypedQuantity
          name={name}
          value={refused?.typed ?? String(quantity)}
          most={Math.max(most, 1)}
          problemId={problem ? problemId : undefined}
          onChange={change}
        />
        <span className="tabular text-right">
          <span className="text-ink-2">{`${money(price)} each, `}</span>
          {money(price * quantity)}
        </span>
      </div>
      {problem && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={problemId} role="alert" className="font-semibold text-bad">
            {problem}
          </p>
          {isShort && most > 0 && (
            <Button look="line" small onClick={() => change(String(most))}>
              {say.take(most)}
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          )}
        </div>
      )}
    </>
  )
}
