import { Link } from 'react-router'
import { inCurrency, money, stepOf } from '#common/prices'
import * as words from '#common/words'
import type { StuckRefund } from '#domain/payments/schema'
import { api } from '../../../web/api.ts'
import { useShop } from '../../../web/settings.ts'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { useActionOn } from '../../use-action.ts'

const say = words.overview.refund

/** Refunds that did not reach the customer: those that failed can be sent again. `onSent`: one was. */
export function StuckRefunds({ refunds, onSent }: { refunds: readonly StuckRefund[]; onSent: () => void }) {
  const { prices } = useShop()
  const { busyWith, run } = useActionOn<string>()
  const sendAgain = ({ _id, orderId, amount, reason }: StuckRefund) =>
    run(_id, async () => {
      // A shop of whole prices takes no other amount: then all that is left goes back.
      const body = amount % stepOf(prices) === 0 ? { amount, reason } : { reason }
      await api('POST', '/orders/{id}/refunds', { path: { id: orderId }, body })
      notify.success(words.adminOrders.refund.done)
      onSent()
    })
  return (
    <ul className="divide-y divide-hair">
      {refunds.map((refund) => (
        <li key={refund._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <Link to={`/dashboard/orders?q=${refund.orderNumber}`} className="link font-mono text-[0.9375rem]">
            {refund.orderNumber}
          </Link>
          <span className="min-w-44 flex-1">
            {money(inCurrency(prices, refund.currency), refund.amount)}: {refund.reason}
          </span>
          {refund.state === 'failed' ? (
            <>
              <Badge tone="bad">{say.failed}</Badge>
              <Button
                look="line"
                small
                busy={busyWith === refund._id}
                waits={busyWith !== null}
                onClick={() => sendAgain(refund)}
                aria-label={say.againOf(money(inCurrency(prices, refund.currency), refund.amount), refund.orderNumber)}
              >
                {say.again}
              </Button>
            </>
          ) : (
            <Badge tone="warn">{say.waits}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
