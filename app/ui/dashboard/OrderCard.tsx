import { momentOf } from '#common/format'
import * as words from '#common/words'
import { isUnpaid, type Order } from '#domain/orders/schema'
import { useShop } from '../../web/settings.ts'
import { vehicleLabel } from '../../web/car/vehicle.ts'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { UnbrokenList } from '../order/UnbrokenList.tsx'
import { FulfilmentBadge } from '../order/FulfilmentBadge.tsx'
import { PageLink } from '../PageLink.tsx'
import { Price } from '../catalogue/Price.tsx'
import { GoesTo } from './GoesTo.tsx'
import { HoldTime } from '../order/HoldTime.tsx'
import { InvoiceButton } from '../order/InvoiceButton.tsx'
import { STATE_WORDS } from '../order/order-words.ts'
import { OrderLines } from '../order/OrderLines.tsx'
import { OrderPayments } from '../order/OrderPayments.tsx'

const say = words.myOrders.card

type Props = { order: Order; hidden: boolean; onDelete: () => void; onPrint: () => void }

/** One order: its state, its parts, and what can be done with it. `hidden` leaves it out of what is printed. */
export function OrderCard({ order, hidden, onDelete, onPrint }: Props) {
  const { shopName } = useShop()
  const { label, tone } = STATE_WORDS[order.state]
  const canPay = order.total > 0 && isUnpaid(order.state)
  return (
    <article
      aria-label={words.orderPage.title(order.orderNumber)}
      className={`border border-edge bg-surface ${hidden ? 'print:hidden' : ''}`}
    >
      <p className="head hidden border-b border-hair px-5 py-3 text-2xl uppercase print:block">{say.head(shopName)}</p>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-3 sm:px-5">
        <h3 className="font-mono text-[1.0625rem] font-normal tracking-tight">
          <PageLink to={`/order/${order._id}`} className="link">
            {order.orderNumber}
          </PageLink>
        </h3>
        <Badge tone={tone}>{label}</Badge>
        <FulfilmentBadge order={order} />
        <time dateTime={order.createdAt} className="text-[0.9375rem] text-ink-2">
          {momentOf(order.createdAt)}
        </time>
        <span className="ml-auto">
          <Price amount={order.total} currency={order.currency} />
        </span>
      </header>
      <div className="grid gap-4 px-4 py-3 sm:px-5">
        <OrderLines order={order} reportsAt={`/dashboard/wrongFit/${order._id}`} />
        <Facts order={order} />
        <footer className="flex flex-wrap items-center gap-3 print:hidden">
          {canPay && (
            <LinkButton to={`/dashboard/payment/${order._id}`} look="signal">
              {say.pay}
            </LinkButton>
          )}
          <Button look="line" onClick={onPrint} aria-label={say.printIt(order.orderNumber)}>
            {say.print}
          </Button>
          <InvoiceButton order={order} />
          <Button
            look="danger"
            disabled={order.paid}
            onClick={onDelete}
            className="ml-auto"
            aria-label={say.removeIt(order.orderNumber)}
          >
            {words.button.remove}
          </Button>
        </footer>
      </div>
    </article>
  )
}

function Facts({ order }: { order: Order }) {
  return (
    <div className="grid gap-1">
      {order.holdUntil && order.state !== 'paying' && <HoldTime until={order.holdUntil} />}
      <OrderPayments order={order} />
      {order.vehicle && <p className="text-[0.9375rem] text-ink-2">{say.forCar(vehicleLabel(order.vehicle))}</p>}
      {(order.name || order.number) && (
        <p className="text-[0.9375rem] text-ink-2">
          <UnbrokenList of={[order.name, order.number, order.email]} />
        </p>
      )}
      {order.poNumber && <p className="text-[0.9375rem] text-ink-2">{words.orderPage.yourNumber(order.poNumber)}</p>}
      <GoesTo order={order} />
    </div>
  )
}
