import type { ReactNode } from 'react'
import { isAskedFirst, type CardFit } from '#domain/fitment/schema'
import { addPieces, takeLine } from '../../web/cart/cart.ts'
import { lineKey } from '../../web/cart/cart-cars.ts'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import type { Quoted, QuotedLine } from '../../web/cart/quote.ts'
import { useMoney } from '../../web/settings.ts'
import * as words from '#common/words'
import { Button } from '../Button.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Waits } from '../catalogue/Waits.tsx'
import { PriceChanged } from '../cart/PriceChanged.tsx'
import { comesOf } from '../cart/QuoteSums.tsx'
import { Unasked } from '../cart/Unasked.tsx'
import { useTakenOut } from '../cart/use-taken-out.tsx'

const say = words.cart.panel

type Props = {
  lines: readonly CartLine[]
  quoted: Quoted
  fitOf: (line: CartLine) => CardFit | undefined
  /** What a part cost when the shopper saw it last, of those whose price has changed. */
  before: ReadonlyMap<string, number>
  /** A line was lowered or taken out. */
  onChange: () => void
}

/**
 * What is ordered, in short. A line that may not fit is asked about here, as the shop asks when the order is placed, and one
 * that cannot be had is lowered or taken out here.
 */
export function CheckoutLines({ lines, quoted, fitOf, before, onChange }: Props) {
  const { withNote, takeOut, list } = useTakenOut<HTMLUListElement>()
  const take = (line: CartLine, at: number, left: number) => {
    const { part, quantity, car } = line
    onChange()
    if (left > 0) return takeLine(part._id, quantity - left, car)
    const remove = () => takeLine(part._id, quantity, car)
    takeOut(line, at, say.removed(part.name), remove, () => addPieces(part._id, quantity, car))
  }
  /** So many pieces a line may have beside the other lines of its part. */
  const roomOf = ({ part, quantity }: CartLine, { left = 0 }: QuotedLine) =>
    left + quantity - lines.reduce((sum, one) => sum + (one.part._id === part._id ? one.quantity : 0), 0)
  // One parcel's day stands below the sums.
  const { quote } = quoted
  const comes = (told: QuotedLine | undefined) => (quote && quote.parcels.length > 1 ? comesOf(told, quote) : [])
  return (
    <ul ref={list}>
      {withNote(
        lines.map((line, n) => {
          const { part, quantity, car } = line
          const told = quoted.lineOf({ part: part._id, quantity, car })
          return (
            <Row key={lineKey(part._id, car)} line={line} told={told} comes={comes(told)} fit={fitOf(line)}>
              {told?.price !== undefined && <PriceChanged before={before.get(part._id)} now={told.price} />}
              {told?.problem && (
                <CannotBeHad line={line} told={told} room={roomOf(line, told)} onTake={(left) => take(line, n, left)} />
              )}
            </Row>
          )
        }),
      )}
    </ul>
  )
}

type RowProps = {
  line: CartLine
  told: QuotedLine | undefined
  comes: readonly string[]
  fit: CardFit | undefined
  children: ReactNode
}

function Row({ line: { part, quantity, car }, told, comes, fit, children }: RowProps) {
  const money = useMoney()
  return (
    <li
      tabIndex={-1}
      data-line={lineKey(part._id, car)}
      className="grid grid-cols-[min(3.5rem,20%)_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-hair px-[min(1.25rem,6vw)] py-3"
    >
      <div className="row-span-2 self-start bg-plate">
        <SquarePicture src={part.img} sizes="3.5rem" />
      </div>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">
          <Unbroken text={part.name} />
        </span>
        <span className="text-[0.9375rem] text-ink-2">
          {`${quantity} × `}
          <PartNumber>{part.number}</PartNumber>
        </span>
      </span>
      <span className="tabular">{told?.amount !== undefined ? money(told.amount) : !told?.problem && '…'}</span>
      <div className="col-span-2 col-start-2 grid gap-1.5">
        {car && fit && <LineVerdict label={car.label} knows={car.knows === true} {...fit} />}
        {car && fit && isAskedFirst(fit) && !car.knows && <Unasked part={part} pieces={{ car, quantity }} />}
        {comes.map((one) => (
          <span key={one} className="text-[0.9375rem] text-ink-2">
            {one}
          </span>
        ))}
        <Waits waits={told?.waits} quantity={quantity} />
        {children}
      </div>
    </li>
  )
}

type CannotProps = { line: CartLine; told: QuotedLine; room: number; onTake: (left: number) => void }

/** Why a line cannot be ordered as it is, and the button that makes it one that can. */
function CannotBeHad({ line, told, room, onTake }: CannotProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="alert" className="font-semibold text-bad">
        {told.problem === 'too-few' ? say.fewer(told.left!) : told.problem === 'gone' ? say.notSold : say.soldOut}
      </p>
      <Button look="line" small onClick={() => onTake(Math.max(room, 0))}>
        {room > 0 ? say.take(room) : words.cart.page.remove}
        <span className="sr-only">{`: ${line.part.name}`}</span>
      </Button>
    </div>
  )
}
