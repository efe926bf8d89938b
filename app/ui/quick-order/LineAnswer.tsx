import * as words from '#common/words'
import type { QuickPart } from '#domain/quick-order/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { MOST_PIECES } from '../../web/cart/cart.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { OthersForCar } from '../catalogue/OthersForCar.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { MeantNumbers, PartChoice, searchFor } from './LineChoices.tsx'
import { partOf, piecesOf, type Row } from './rows.ts'

const say = words.quickOrder.answer

type Props = {
  row: Row
  /** How many pieces of its part are left for it, where that is too few. */
  left: number | null
  place: number
  /** The place of the first line above with the same part; 0: none has. */
  same: number
  /** The car that the list is for. */
  car: NamedVehicle | null
  onChoose: (part: string) => void
  onMeant: (number: string) => void
  onTake: (pieces: number) => void
}

/** Whether the pieces still stand there as the list has them, and no number of pieces is meant by that. */
const isUnclear = ({ line, quantity }: Row) => line?.unclear !== undefined && line.unclear === quantity

/** What became of a line: its part, or the choice, or what may be meant. */
export function LineAnswer({ row, left, place, same, car, onChoose, onMeant, onTake }: Props) {
  const { line } = row
  if (!line) return null
  const part = partOf(row)
  return (
    <div className="grid gap-1.5">
      {line.answer === 'not-found' && (
        <p className="text-bad">
          {say.notFound}{' '}
          <PageLink to={searchFor(line.number)} className="link">
            {say.search}
          </PageLink>
        </p>
      )}
      {line.answer === 'did-you-mean' && <MeantNumbers line={line} onMeant={onMeant} />}
      {line.answer === 'several' && <PartChoice line={line} row={row} place={place} onChoose={onChoose} />}
      {part && line.parts.length === 1 && part.by === 'superseded' && (
        <p className="text-warn">{say.replaced(line.number, part.number)}</p>
      )}
      {part && <Part part={part} pieces={piecesOf(row) ?? 1} car={car} />}
      {same > 0 && <p className="font-semibold text-warn">{part ? say.samePart(same) : say.sameNumber(same)}</p>}
      {part && left !== null && !isUnclear(row) && (
        <p className="with-script flex flex-wrap items-center gap-x-3 font-semibold text-warn">
          {left === MOST_PIECES
            ? say.most(left)
            : left > 0
              ? say.short(left)
              : part.stock === 0
                ? say.soldOut
                : say.above(part.stock ?? 0)}
          {left > 0 && (
            <Button look="line" small onClick={() => onTake(left)}>
              {say.takeLeft(left)}
              <span className="sr-only">: {part.name}</span>
            </Button>
          )}
        </p>
      )}
      {piecesOf(row) === null && (left === null || isUnclear(row)) && (
        <p className="font-semibold text-bad">{isUnclear(row) ? say.unclear(row.quantity) : say.quantity}</p>
      )}
    </div>
  )
}

function Part({ part, pieces, car }: { part: QuickPart; pieces: number; car: NamedVehicle | null }) {
  const money = useMoney()
  const isSoldOut = part.stock === 0 && !part.backOrder
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <PageLink to={`/shop/${part._id}`} className="inline-block py-0.5 leading-snug font-semibold hover:text-signal">
        {part.name}
      </PageLink>
      <span className="tabular leading-none sm:text-right">
        {pieces > 1 && <span className="text-ink-2">{`${words.cart.page.each(money(part.price))}, `}</span>}
        <span className="head text-xl leading-none">{money(part.price * pieces)}</span>
      </span>
      <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-2">
        {part.brand} <PartNumber>{part.number}</PartNumber>{' '}
        {part.status ? <NoLongerSold part={part} /> : <Stock stock={part.stock} backOrder={part.backOrder} />}
      </p>
      {part.fit && car && (
        <div className="grid justify-items-start gap-1.5 sm:col-span-2">
          <LineVerdict {...part.fit} label={car.label} knows={false} />
          {(part.fit.fit === 'no' || isSoldOut) && <OthersForCar type={part.type} car={car} look="line" small />}
        </div>
      )}
    </div>
  )
}
