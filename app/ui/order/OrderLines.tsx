import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Order } from '#domain/orders/schema'
import { useMoney } from '../../web/settings.ts'
import { delivery, label, orderPage, verdict, wrongFit } from '#common/words'
import type { ShownRefund } from '#domain/payments/schema'
import { Badge } from '../Badge.tsx'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { Picture } from '../Picture.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Waits } from '../catalogue/Waits.tsx'

type Props = { order: Order; reportsAt?: string; refunds?: readonly ShownRefund[] }

/** What was ordered, how it adds up, and what went back. `reportsAt`: below which address a wrong fit is reported; missing: not here. */
export function OrderLines({ order, reportsAt, refunds = [] }: Props) {
  const money = useMoney(order.currency)
  const onItsWay = refunds.filter(({ state }) => state === 'pending').reduce((sum, { amount }) => sum + amount, 0)
  const back: [string, number][] = [
    [orderPage.sentBack, order.sentBack ?? 0],
    [orderPage.onItsWayBack, onItsWay],
  ]
  return (
    <div>
      <ul className="@container divide-y divide-hair">
        {order.lines.map((line, n) => (
          <li
            key={n}
            className="grid grid-cols-[min(3.5rem,25%)_minmax(0,1fr)] items-center gap-x-4 py-2.5 @min-[13rem]:grid-cols-[3.5rem_minmax(0,1fr)_auto] print:grid-cols-[1fr_auto]"
          >
            <span className="aspect-square w-full bg-plate print:hidden">
              {line.img && (
                <Picture
                  src={line.img}
                  alt=""
                  width={56}
                  height={56}
                  sizes="3.5rem"
                  className="size-full object-contain"
                />
              )}
            </span>
            <span className="min-w-0">
              {line.partId && !line.hidden ? (
                <Link to={`/shop/${line.partId}`} className="link">
                  <Unbroken text={line.name} />
                </Link>
              ) : (
                <Unbroken text={line.name} />
              )}
              <span className="block text-[0.9375rem] text-ink-2">
                {line.brand} <PartNumber>{line.number}</PartNumber>
              </span>
              {line.cancelled && <Badge tone="warn">{orderPage.cancelledOf(line.cancelled)}</Badge>}
              <Waits waits={line.waits} quantity={line.quantity - (line.cancelled ?? 0)} />
              {line.fit && <LineVerdict {...line.fit} why={verdict.whyOf(line.fit)} />}
              {reportsAt && line.fit && line.partId && (
                <Link
                  to={`${reportsAt}/${n}`}
                  className="link inline-block min-h-6 text-[0.9375rem] print:hidden"
                  aria-label={`${wrongFit.link}: ${line.name}`}
                >
                  {wrongFit.link}
                </Link>
              )}
            </span>
            <span className="tabular col-start-2 text-right @min-[13rem]:col-start-auto">
              {money(line.price * line.quantity)}
              <span className="block text-[0.9375rem] text-ink-2">
                {line.quantity} × {money(line.price)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="tabular mt-2 ml-auto grid w-full max-w-72 grid-cols-[1fr_auto] gap-x-6 border-t border-ink pt-2">
        <dt className="text-ink-2">{orderPage.sums.subtotal}</dt>
        <dd className="text-right">{money(order.subtotal)}</dd>
        <dt className="text-ink-2">{order.delivery?.name ?? orderPage.sums.shipping}</dt>
        <dd className="text-right">{order.shipping === 0 ? delivery.free : money(order.shipping)}</dd>
        {order.credited && (
          <>
            <dt className="text-ink-2">{orderPage.change.credited}</dt>
            <dd className="text-right">{orderPage.change.credit(money(order.credited))}</dd>
          </>
        )}
        <dt className="font-semibold">{label.total}</dt>
        <dd className="text-right font-semibold">{money(order.total)}</dd>
        {back
          .filter(([, amount]) => amount > 0)
          .map(([what, amount]) => (
            <Fragment key={what}>
              <dt className="text-ink-2">{what}</dt>
              <dd className="text-right">{money(amount)}</dd>
            </Fragment>
          ))}
      </dl>
    </div>
  )
}
