import { useState } from 'react'
import { z } from 'zod'
import { momentOf } from '#common/format'
import { oncePerShop } from '#common/prices'
import { cancelOrderInput, type Order, type ShownOrder } from '#domain/orders/schema'
import { type RefundInput, refundInput, type ShownRefund } from '#domain/payments/schema'
import { api, messageOf } from '../../../web/api.ts'
import { useMoney, useShop } from '../../../web/settings.ts'
import { vehicleLabel } from '../../../web/vehicle.ts'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { Icon } from '../../Icon.tsx'
import { notify } from '../../notify.ts'
import { STATE_WORDS } from '../order-words.ts'
import { GoesTo } from '../GoesTo.tsx'
import { InvoiceButton } from '../InvoiceButton.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { ReasonDialog, type Reasoned } from './ReasonDialog.tsx'

const refundFields = oncePerShop(
  (prices) =>
    z.preprocess((input) => {
      const { amount, reason } = input as Reasoned
      return amount.trim() ? { amount: Number(amount), reason } : { reason }
    }, refundInput(prices)) as z.ZodType<RefundInput, Reasoned>,
)
const cancelFields = z.preprocess(
  (input) => ({ reason: (input as Reasoned).reason }),
  cancelOrderInput.required(),
) as z.ZodType<{ reason: string }, Reasoned>

type More = { order: ShownOrder; refunds: ShownRefund[] }

/** One row of everybody's orders; opened it tells all that happened, and what can be done. */
export function AdminOrder({ order: listed }: { order: Order }) {
  const money = useMoney(listed.currency)
  const { prices } = useShop()
  const [more, setMore] = useState<More | null>(null)
  const [asks, setAsks] = useState<'refund' | 'cancel' | null>(null)
  const path = { id: listed._id }
  const order = more?.order ?? listed
  const { label, tone } = STATE_WORDS[order.state]

  const load = async () => {
    try {
      const [now, refunds] = await Promise.all([
        api('GET', '/orders/{id}', { path }),
        api('GET', '/orders/{id}/refunds', { path }),
      ])
      setMore({ order: now, refunds })
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  const refund = async (body: RefundInput) => {
    await api('POST', '/orders/{id}/refunds', { path, body })
    notify.success('The money is on its way back')
    await load()
  }
  const cancel = async (body: { reason: string }) => {
    await api('POST', '/orders/{id}/cancel', { path, body })
    notify.success(`Order ${order.orderNumber} is cancelled`)
    await load()
  }

  return (
    <details
      className="group border border-edge bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary className="grid list-none grid-cols-[1fr_auto_1rem] items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[9rem_1fr_auto_1rem] xl:flex">
        <span className="col-start-1 row-start-1 font-mono text-[0.9375rem] xl:w-36">{order.orderNumber}</span>
        <span className="[overflow-wrap:anywhere] max-sm:col-span-full max-sm:row-start-2 sm:col-start-2 sm:row-start-1 xl:min-w-44 xl:flex-1">
          {order.email}
        </span>
        <time
          dateTime={order.createdAt}
          className="row-start-3 text-[0.9375rem] text-ink-2 sm:col-span-2 sm:row-start-2"
        >
          {momentOf(order.createdAt)}
        </time>
        <span className="col-span-2 row-start-3 text-right max-[360px]:col-span-full max-[360px]:row-start-4 max-[360px]:text-left sm:row-start-2">
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="head tabular col-start-2 row-start-1 text-right text-xl sm:col-start-3 xl:min-w-20">
          {money(order.total)}
        </span>
        <Icon name="down" className="col-start-3 row-start-1 size-4 group-open:rotate-180 sm:col-start-4" />
      </summary>
      <div className="grid gap-5 border-t border-hair p-4">
        <p className="text-[0.9375rem] text-ink-2">
          {[order.name, order.number, order.vehicle && vehicleLabel(order.vehicle)].filter(Boolean).join(', ')}
          {order.tranjactionId && (
            <>
              {' '}
              Transaction Id: <span className="font-mono break-all">{order.tranjactionId}</span>
            </>
          )}
        </p>
        <GoesTo order={order} />
        <OrderLines order={order} canReport />
        {more && <History {...more} />}
        <div className="flex flex-wrap gap-3">
          <InvoiceButton order={order} small />
          {(order.state === 'paid' || order.state === 'part-refunded') && (
            <Button look="line" small onClick={() => setAsks('refund')}>
              Refund
            </Button>
          )}
          {order.state !== 'cancelled' && order.state !== 'refunded' && (
            <Button look="danger" small onClick={() => setAsks('cancel')}>
              Cancel order
            </Button>
          )}
        </div>
      </div>
      {asks === 'refund' && (
        <ReasonDialog
          title={`Refund ${order.orderNumber}`}
          intro={`The order came to ${money(order.total)}. The money goes back to the card that paid.`}
          confirm="Refund"
          schema={refundFields(prices)}
          withAmount
          submit={refund}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'cancel' && (
        <ReasonDialog
          title={`Cancel ${order.orderNumber}`}
          intro="Its parts go back on the shelf, and whatever was paid goes back to the customer."
          confirm="Cancel order"
          schema={cancelFields}
          submit={cancel}
          onClose={() => setAsks(null)}
        />
      )}
    </details>
  )
}

const REFUND_WORDS = { pending: 'on its way', succeeded: 'sent back', failed: 'failed' } as const

/** Who did it: the one who placed the order is its customer, the shop itself is `system`, others are admins. */
function whoIs(who: string, customer: string | undefined): string {
  if (who === customer) return 'the customer'
  return who.startsWith('system') ? 'the shop' : 'an admin'
}

function History({ order, refunds }: More) {
  const money = useMoney(order.currency)
  return (
    <div className="grid gap-x-8 gap-y-4 text-[0.9375rem] sm:grid-cols-2">
      <section aria-label="What happened">
        <h3 className="label text-ink-2">What happened</h3>
        <ol>
          {order.events.map((event) => (
            <li key={event.at + event.to}>
              <time dateTime={event.at} className="text-ink-2">
                {momentOf(event.at)}
              </time>{' '}
              {STATE_WORDS[event.to].label}, {whoIs(event.who, order.events[0]?.who)}
              {event.why && `: ${event.why}`}
            </li>
          ))}
        </ol>
      </section>
      {refunds.length > 0 && (
        <section aria-label="Refunds">
          <h3 className="label text-ink-2">Refunds</h3>
          <ul>
            {refunds.map((one) => (
              <li key={one._id}>
                {money(one.amount)} {REFUND_WORDS[one.state]}: {one.reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
