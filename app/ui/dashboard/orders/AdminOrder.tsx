import { useState } from 'react'
import { momentOf } from '#common/format'
import { orderPage } from '#common/words'
import type { Order, ShownOrder } from '#domain/orders/schema'
import type { ShownRefund } from '#domain/payments/schema'
import { api } from '../../../web/api.ts'
import { useMoney } from '../../../web/settings.ts'
import { vehicleLabel } from '../../../web/car/vehicle.ts'
import { Badge } from '../../Badge.tsx'
import { Email } from '../../Email.tsx'
import { Icon } from '../../Icon.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { STATE_WORDS } from '../../order/order-words.ts'
import { useAction } from '../../use-action.ts'
import { GoesTo } from '../GoesTo.tsx'
import { InvoiceButton } from '../../order/InvoiceButton.tsx'
import { LateMark } from '../../order/LateMark.tsx'
import { OrderLines } from '../../order/OrderLines.tsx'
import { OrderPayments } from '../../order/OrderPayments.tsx'
import { DisputeMark } from '../../order/OrderDisputes.tsx'
import { UnbrokenList } from '../../order/UnbrokenList.tsx'
import { FulfilmentBadge } from '../../order/FulfilmentBadge.tsx'
import { OrderRefunds } from '../../order/OrderRefunds.tsx'
import { OrderTimeline } from '../../order/OrderTimeline.tsx'
import { AdminActions } from '../../order/AdminActions.tsx'

type More = { order: ShownOrder; refunds: ShownRefund[] }

/** One row of everybody's orders; opened it tells all that happened, and what can be done. */
export function AdminOrder({ order: listed }: { order: Order }) {
  const money = useMoney(listed.currency)
  const [more, setMore] = useState<More | null>(null)
  const path = { id: listed._id }
  const order = more?.order ?? listed
  const { label, tone } = STATE_WORDS[order.state]

  const { run } = useAction()
  const load = () =>
    run(async () => {
      const [now, refunds] = await Promise.all([
        api('GET', '/orders/{id}', { path }),
        api('GET', '/orders/{id}/refunds', { path }),
      ])
      setMore({ order: now, refunds })
    })
  const facts = [order.name, order.number, order.vehicle && vehicleLabel(order.vehicle)]
  return (
    <details
      className="group border border-edge bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary className="grid list-none grid-cols-[1fr_auto_1rem] items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[9rem_1fr_auto_1rem] xl:flex">
        <span className="col-start-1 row-start-1 font-mono text-[0.9375rem] xl:w-36">{order.orderNumber}</span>
        <span className="[overflow-wrap:anywhere] max-sm:col-span-full max-sm:row-start-2 sm:col-start-2 sm:row-start-1 xl:min-w-44 xl:flex-1">
          <Email of={order.email} /> <DisputeMark order={order} />
        </span>
        <time
          dateTime={order.createdAt}
          className="row-start-3 text-[0.9375rem] text-ink-2 sm:col-span-2 sm:row-start-2"
        >
          {momentOf(order.createdAt)}
        </time>
        <span className="col-span-2 row-start-3 text-right max-[22.5rem]:col-span-full max-[22.5rem]:row-start-4 max-[22.5rem]:text-left sm:row-start-2">
          <Badge tone={tone}>{label}</Badge> <FulfilmentBadge order={order} /> <LateMark isLate={order.isLate} />
        </span>
        <span className="head tabular col-start-2 row-start-1 text-right text-xl sm:col-start-3 xl:min-w-20">
          {money(order.total)}
        </span>
        <Icon name="down" className="col-start-3 row-start-1 size-4 group-open:rotate-180 sm:col-start-4" />
      </summary>
      <div className="grid gap-5 border-t border-hair p-4">
        {facts.some(Boolean) && (
          <p className="text-[0.9375rem] text-ink-2">
            <UnbrokenList of={facts} />
          </p>
        )}
        <OrderPayments order={order} />
        {order.poNumber && <p className="text-[0.9375rem] text-ink-2">{orderPage.theirNumber(order.poNumber)}</p>}
        <GoesTo order={order} />
        <OrderLines order={order} reportsAt={`/dashboard/wrongFit/${order._id}`} />
        {more && (
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <OrderTimeline order={more.order} admin />
            <OrderRefunds order={more.order} refunds={more.refunds} />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/dashboard/orders/${order._id}`} look="line" small>
            {orderPage.open}
          </LinkButton>
          <InvoiceButton order={order} small />
          <AdminActions order={order} refunds={more?.refunds ?? null} small onDone={load} />
        </div>
      </div>
    </details>
  )
}
