import { dayInUtc, momentOf } from '#common/format'
import * as words from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import type { Parcel } from '#domain/orders/schema'
import { Button } from '../../Button.tsx'
import { Email } from '../../Email.tsx'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { Unbroken } from '../../Unbroken.tsx'
import { FulfilmentBadge } from '../../order/FulfilmentBadge.tsx'
import { LateMark } from '../../order/LateMark.tsx'
import { DisputeMark } from '../../order/OrderDisputes.tsx'
import { OrderDesk } from './OrderDesk.tsx'

const say = words.toDo

type Props = {
  order: OrderToDo
  /** On a list of parcels, those of the order that it is about; elsewhere what is to be picked is told. */
  parcels?: readonly Parcel[] | undefined
  /** Left out where nothing is chosen. */
  chosen?: boolean
  open: boolean
  onChoose?: () => void
  onOpen: () => void
  onChanged: () => Promise<void>
}

type Units = OrderToDo['toPack'][number] & { key: string; parcel?: number }

function unitsOf({ toPack }: OrderToDo, parcels: readonly Parcel[] | undefined): Units[] {
  if (!parcels) return toPack.map((units) => ({ key: `${units.line} ${units.place.id}`, ...units }))
  return parcels.flatMap(({ number, place, lines }) =>
    lines.map((units) => ({ key: `${number} ${units.line}`, ...units, place, shelf: '', parcel: number })),
  )
}

/** One order of a list: a box to choose it, what is to be picked and where, or what its parcels hold, and more when it is opened. */
export function OrderRow({ order, parcels, chosen, open, onChoose, onOpen, onChanged }: Props) {
  const { orderNumber, name, email, delivery, paidAt, due, isLate } = order
  return (
    <li className="border border-edge bg-surface">
      <div
        className={`grid items-start gap-x-3 gap-y-1 px-4 py-3 ${onChoose ? 'grid-cols-[auto_1fr_auto]' : 'grid-cols-[1fr_auto]'}`}
      >
        {onChoose && (
          <label className="-m-2 grid size-11 place-items-center">
            <input
              type="checkbox"
              data-order
              className="check"
              value={order._id}
              checked={chosen ?? false}
              onChange={onChoose}
              aria-label={say.row.choose(orderNumber)}
            />
          </label>
        )}
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-mono">{orderNumber}</span>
          <span className="[overflow-wrap:anywhere]">{name || <Email of={email} />}</span>
          <FulfilmentBadge order={order} />
          <LateMark isLate={isLate} />
          <DisputeMark order={order} />
        </p>
        <Button
          look="line"
          small
          className="sm:row-span-2"
          data-order={onChoose ? undefined : ''}
          aria-expanded={open}
          aria-label={say.row.openOne(orderNumber)}
          onClick={onOpen}
        >
          {open ? words.button.close : words.button.open}
        </Button>
        <div className={`grid min-w-0 gap-1 max-sm:col-span-full ${onChoose ? 'sm:col-start-2' : ''}`}>
          <p className="text-[0.9375rem] text-ink-2">
            {[
              paidAt && say.row.paid(momentOf(paidAt)),
              delivery?.name,
              delivery?.kind === 'collect' ? undefined : say.row.due(dayInUtc(due)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className="text-[0.9375rem]">
            {unitsOf(order, parcels).map(({ key, line, quantity, place, shelf, parcel }) => (
              <li key={key}>
                {quantity} × <Unbroken text={order.lines[line]?.name ?? ''} />{' '}
                <PartNumber>{order.lines[line]?.number ?? ''}</PartNumber>{' '}
                <span className="text-ink-2">
                  · {parcel === undefined ? '' : `${say.parcel.title(parcel)}, `}
                  {place.name}
                  {shelf && (
                    <>
                      , <span className="whole">{shelf}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
            {order.lines
              .filter(({ waits }) => waits)
              .map(({ name, number, waits }) => (
                <li key={`waits ${number} ${name}`}>
                  {waits!.quantity} × {name} <PartNumber>{number}</PartNumber>{' '}
                  <span className="text-warn">· {say.comesIn(dayInUtc(waits!.due))}</span>
                </li>
              ))}
          </ul>
        </div>
      </div>
      {open && <OrderDesk order={order} onChanged={onChanged} />}
    </li>
  )
}
