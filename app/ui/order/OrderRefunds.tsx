import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'
import type { ShownRefund } from '#domain/payments/schema'
import { useMoney } from '../../web/settings.ts'

type Props = { order: Pick<ShownOrder, 'state' | 'paid'>; refunds: readonly ShownRefund[] }

/** What went back of an order's payment, and why, or that it will; nothing where nothing does. */
export function OrderRefunds({ order, refunds }: Props) {
  const money = useMoney(refunds[0]?.currency)
  const goesBack = order.state === 'cancelled' && order.paid
  if (refunds.length === 0 && !goesBack) return null
  return (
    <section aria-label={say.refunds}>
      <h2 className="mb-2 text-2xl">{say.refunds}</h2>
      {goesBack && <p>{say.goesBack}</p>}
      <ul className="grid gap-1">
        {refunds.map((refund) => (
          <li key={refund._id} className="[overflow-wrap:anywhere]">
            {money(refund.amount)} {say.refundState[refund.state]}: {refund.reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
