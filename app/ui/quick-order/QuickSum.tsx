import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { isAskedFirst } from '#domain/fitment/schema'
import { addPieces } from '../../web/cart/cart.ts'
import { isSameCar, type LineCar, readCars } from '../../web/cart/cart-cars.ts'
import { addToNote } from '../../web/cart/checkout-typed.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { notify } from '../notify.ts'
import { Price } from '../catalogue/Price.tsx'
import { isEmpty, isReady, partOf, piecesOf, type Row } from './rows.ts'
import { lazyPiece } from '../lazy-piece.ts'

const say = words.quickOrder.sum
const AskLines = lazyPiece(() => import('./AskLines.tsx').then(({ AskLines: component }) => component))

type Props = { rows: readonly Row[]; car: LineCar | null; onAdded: (keys: ReadonlySet<number>) => void }

/** Whether the buyer is asked about a line before it goes into the cart: once for a part and car. */
const isAsked = (row: Row, car: LineCar | null): boolean => {
  const part = partOf(row)
  if (!car || !part?.fit || !isAskedFirst(part.fit)) return false
  return !readCars(part._id).some((one) => one.knows && isSameCar(one, car))
}

/** How many lines are ready and what they cost; puts them into the cart, after one question for all that may not fit. */
export function QuickSum({ rows, car, onAdded }: Props) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<readonly Row[]>([])
  const ready = rows.filter((row) => isReady(row, rows))
  const open = rows.filter((row) => !isReady(row, rows) && !isEmpty(row))
  const price = ready.reduce((sum, row) => sum + partOf(row)!.price * piecesOf(row)!, 0)

  const put = (taken: readonly Row[], checked: readonly Row[]) => {
    setAsked([])
    if (taken.length === 0) return
    for (const row of taken) {
      const knows = checked.includes(row) && { knows: true as const }
      addPieces(partOf(row)!._id, piecesOf(row)!, car && { ...car, ...knows })
    }
    addToNote(taken.flatMap(({ number, note }) => (note.trim() ? say.noted(number, note.trim()) : [])))
    onAdded(new Set(taken.map(({ key }) => key)))
    const pieces = taken.reduce((sum, row) => sum + piecesOf(row)!, 0)
    notify.success([say.added(pieces), ...(taken.length < ready.length + open.length ? [say.left] : [])].join(' '))
    if (taken.length === ready.length + open.length) void navigate('/cart')
  }
  const add = () => {
    const doubtful = ready.filter((row) => isAsked(row, car))
    if (doubtful.length > 0) setAsked(doubtful)
    else put(ready, [])
  }
  return (
    <div className="with-script list-sum sticky low:static bottom-0 -mt-px flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hair bg-surface px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-3" role="status">
        <Price amount={price} />
        <span className="text-ink-2">
          {[say.ready(ready.length), ...(open.length > 0 ? [say.open(open.length)] : [])].join(', ')}
        </span>
      </p>
      <Button look="signal" onClick={add} disabled={ready.length === 0} className="max-sm:w-full">
        <Icon name="cart" />
        {say.add}
      </Button>
      {asked.length > 0 && car && (
        <Suspense>
          <AskLines
            parts={asked.flatMap((row) => partOf(row) ?? [])}
            car={car.label}
            onChecked={() => put(ready, asked)}
            onLeave={() =>
              put(
                ready.filter((row) => !asked.includes(row)),
                [],
              )
            }
            onClose={() => setAsked([])}
          />
        </Suspense>
      )}
    </div>
  )
}
