import { useState } from 'react'
import { momentOf } from '#common/format'
import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'
import type { ShownRefund } from '#domain/payments/schema'
import { api, messageOf } from '../../web/api.ts'
import { vehicleLabel } from '../../web/car/vehicle.ts'
import { Badge } from '../Badge.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { LateMark } from './LateMark.tsx'
import { HoldTime } from './HoldTime.tsx'
import { STATE_WORDS } from './order-words.ts'
import { OrderLines } from './OrderLines.tsx'
import { notify } from '../notify.ts'
import { FulfilmentBadge } from './FulfilmentBadge.tsx'
import { mayChange, OrderActions } from './OrderActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderChange } from './OrderChange.tsx'
import { OrderBill } from './OrderBill.tsx'
import { DisputeMark, OrderDisputes } from './OrderDisputes.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import { OrderNote } from './OrderNote.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderParcels, PromisedArrival } from './OrderParcels.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { useLateRefund } from './use-late-refund.ts'

type Told = { order: ShownOrder; refunds: readonly ShownRefund[] }

/** On paper its sections follow each other as plain blocks: a grid that a sheet is too short for goes to the next one as a whole. */
const COLUMN = 'grid min-w-0 content-start gap-8 print:block print:space-y-8'

/** One order as its buyer, or an admin, reads it: what it is, how far it is, and what can be done. */
export function OrderSheet({ told, admin = false }: { told: Told; admin?: boolean }) {
  const [{ order, refunds }, setTold] = useState(told)
  const { label, tone } = STATE_WORDS[order.state]
  const canChange = mayChange(order)
  // Cancelling takes its own button away; the focus then goes to what has become of the order.
  const { place: states, around } = useKeptFocus<HTMLDivElement>()

  // A render in between would take the focus before the button is gone.
  const load = async (now?: ShownOrder) => {
    const path = { id: order._id }
    try {
      const [fresh, refunds] = await Promise.all([
        now ?? api('GET', '/orders/{id}', { path }),
        api('GET', '/orders/{id}/refunds', { path }),
      ])
      setTold({ order: fresh, refunds })
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  useLateRefund(order, refunds, load)

  return (
    <div {...around} className="grid gap-6 print:block print:space-y-6">
      <div ref={states} tabIndex={-1} className="flex scroll-mt-32 flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{label}</Badge>
        <FulfilmentBadge order={order} />
        <LateMark isLate={order.isLate} />
        <DisputeMark order={order} />
        <span className="text-[0.9375rem] text-ink-2">{say.ordered(momentOf(order.createdAt))}</span>
        {order.placedBy && (
          <span className="text-[0.9375rem] text-ink-2">
            {admin ? say.byTelephoneBy(order.placedBy) : say.byTelephone}
          </span>
        )}
        {order.vehicle && <span className="text-[0.9375rem] text-ink-2">{vehicleLabel(order.vehicle)}</span>}
      </div>
      <PromisedArrival order={order} />
      <OrderChange order={order} admin={admin} onChange={load} />
      <OrderActions order={order} refunds={refunds} admin={admin} onChange={load} />
      {!admin && order.holdUntil && order.state !== 'paying' && <HoldTime until={order.holdUntil} />}
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)] print:block print:space-y-8">
        <div className={COLUMN}>
          <section aria-label={say.parts} className="border border-edge bg-surface px-4 py-3 sm:px-5">
            <OrderLines order={order} refunds={refunds} reportsAt={`/order/${order._id}/wrongFit`} />
            <div className="mt-3 empty:hidden">
              <OrderPayments order={order} />
            </div>
          </section>
          <OrderParcels order={order} admin={admin} />
          <OrderDisputes order={order} />
          <OrderRefunds order={order} refunds={refunds} />
          <OrderMessages order={order} admin={admin} onChange={load} />
        </div>
        <div className={COLUMN}>
          <OrderAddress order={order} canChange={canChange} admin={admin} onChange={load} />
          <OrderNote order={order} admin={admin} />
          <OrderBill order={order} canChange={canChange} admin={admin} onChange={load} />
          <OrderTimeline order={order} admin={admin} />
        </div>
      </div>
    </div>
  )
}
