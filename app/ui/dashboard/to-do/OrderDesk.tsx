import { LinkButton } from '../../LinkButton.tsx'
import { toDo as words } from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { useKeptFocus } from '../../kept-focus.ts'
import { DisputeWarning } from '../../order/OrderDisputes.tsx'
import { GoesTo } from '../GoesTo.tsx'
import { PackForm } from './PackForm.tsx'
import { ParcelDesk } from './ParcelDesk.tsx'

/** What is typed is about what was left then, so a form begins anew once that is another. */
const leftAt = ({ toPack }: OrderToDo, place: number) =>
  toPack.flatMap((one) => (one.place.id === place ? `${one.line}:${one.quantity}` : [])).join()

/** All that can be done with one order: its address, a form for each place to pack from, and its parcels. */
export function OrderDesk({ order, onChanged }: { order: OrderToDo; onChanged: () => Promise<void> }) {
  const places = [...new Map(order.toPack.map(({ place }) => [place.id, place])).values()]
  const { place: desk, around } = useKeptFocus<HTMLDivElement>()
  return (
    <div
      {...around}
      ref={desk}
      tabIndex={-1}
      role="group"
      aria-label={words.desk.of(order.orderNumber)}
      className="grid gap-4 border-t border-hair p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <GoesTo order={order} />
        <LinkButton to={`/dashboard/orders/${order._id}`} look="quiet" small>
          {words.desk.whole}
        </LinkButton>
      </div>
      {order.note && <p className="border-l-4 border-warn pl-3 text-[0.9375rem]">{words.desk.asks(order.note)}</p>}
      {places.length > 0 && <DisputeWarning order={order} />}
      {places.map((place) => (
        <PackForm key={`${place.id} ${leftAt(order, place.id)}`} order={order} place={place} onChanged={onChanged} />
      ))}
      {order.parcels?.map((parcel) => (
        <ParcelDesk key={`${parcel._id} ${parcel.version}`} order={order} parcel={parcel} onChanged={onChanged} />
      ))}
    </div>
  )
}
