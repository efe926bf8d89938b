import { momentOf } from '#common/format'
import { nameOfLine } from '#common/line-name'
import { trackingPage } from '#common/tracking-page'
import { delivery as deliveryWords, orderPage as say } from '#common/words'
import { cameBack, type Parcel, type ShownOrder } from '#domain/orders/schema'
import { Badge } from '../Badge.tsx'

const TONES = { packed: 'plain', sent: 'good', delivered: 'good', lost: 'bad', unpacked: 'plain' } as const

/** The parcels of an order: what is in each, how far it is, and where it can be followed; for admins, what to do about it. */
export function OrderParcels({ order, admin }: { order: ShownOrder; admin: boolean }) {
  const { parcels, delivery } = order
  if (!parcels) return null
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="mb-2 text-2xl">
        {say.parcels(parcels.length)}
      </h2>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <li key={parcel._id} className="grid gap-1 border border-edge bg-surface px-4 py-3">
            <ParcelFacts parcel={parcel} order={order} collects={delivery?.kind === 'collect'} admin={admin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { parcel: Parcel; order: ShownOrder; collects: boolean; admin: boolean }

function ParcelFacts({ parcel, order, collects, admin }: Props) {
  const { number, state, carrier, tracking, arrives, late, place, lines } = parcel
  const page = trackingPage(parcel)
  const isBack = cameBack(parcel)
  const word = isBack
    ? say.parcelBack[state === 'sent' ? 'sent' : 'lost']
    : (collects ? say.parcelToCollect : say.parcelState)[state]
  const latest = parcel.deliveredAt ?? parcel.lostAt ?? parcel.sentAt ?? parcel.packedAt
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{say.parcel(number)}</span>
        <Badge tone={isBack ? 'warn' : TONES[state]}>{word}</Badge>
        <time dateTime={latest} className="text-[0.9375rem] text-ink-2">
          {momentOf(latest)}
        </time>
      </p>
      {state === 'sent' && !isBack && arrives && (
        <p className={late ? 'font-semibold' : undefined}>
          {late ? say.parcelLate(lastOf(arrives)) : say.parcelExpected(deliveryWords.daysOf(arrives))}
        </p>
      )}
      {lines.map(({ line, quantity }) => (
        <p key={line} className="text-[0.9375rem]">
          {`${quantity} × ${nameOfLine(order.lines, line)}`}
        </p>
      ))}
      <p className="text-[0.9375rem] text-ink-2">{say.from(place.name)}</p>
      {(carrier || tracking) && (
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
          {carrier}{' '}
          {page ? (
            <a href={page} target="_blank" rel="noreferrer" className="link">
              {say.follow(tracking)}
            </a>
          ) : (
            <span className="font-mono">{tracking}</span>
          )}
        </p>
      )}
      {isBack && state === 'sent' && <p className="text-[0.9375rem]">{(admin ? say.forAdmin : say).comesBack}</p>}
      {state === 'lost' && <p className="text-[0.9375rem]">{whatBecame(parcel, admin)}</p>}
    </>
  )
}

const lastOf = ({ to }: { to: string }) => deliveryWords.days(to, to)

const whatBecame = (parcel: Parcel, admin: boolean) => {
  const open = admin ? say.forAdmin : say
  if (cameBack(parcel)) return parcel.replaced ? say.cameBackReplaced : open.cameBack
  return parcel.replaced ? say.lostReplaced : open.lost
}

/**
 * When an order arrives, as it was promised, that it is late, or that it has arrived. Where nothing was promised it is told
 * only once it is late. Once all of it is on its way, its parcels say when, and what was lost comes on no day. Days that nobody
 * paid for in time are promised no more: the page of its payment says the new ones.
 */
export function PromisedArrival({ order }: { order: ShownOrder }) {
  const { delivery, state, fulfilment, late, parcels: sent } = order
  const isOnItsWay = fulfilment === 'sent' && sent?.some(({ arrives }) => arrives)
  if (isOnItsWay || fulfilment === 'lost' || state === 'cancelled' || state === 'refunded') return null
  if (!delivery) return late ? <p className="text-[0.9375rem] font-semibold">{say.itIsLate}</p> : null
  const isThere = fulfilment === 'delivered' || fulfilment === 'collected'
  const { from, to, parcels } = delivery
  const days = from && to && state !== 'expired' && deliveryWords.daysOf({ from, to, parcels })
  const expected = late ? (to ? say.promisedLate(lastOf({ to })) : say.late) : days && say.promised(days)
  const arrival = isThere ? say.arrived[fulfilment] : expected
  return (
    <p className="text-[0.9375rem] text-ink-2">
      {delivery.name}
      {arrival && (
        <>
          : <span className={parcels && !late ? undefined : 'inline-block'}>{arrival}</span>
        </>
      )}
    </p>
  )
}
