import { orderPage as say } from '#common/words'
import type { ShownRefund } from '#domain/payments/schema'
import { useMoney } from '../../web/settings.ts'

/** What went back of an order's payment, and why; nothing where nothing did. */
export function OrderRefunds({ refunds }: { refunds: readonly ShownRefund[] }) {
  const money = useMoney(refunds[0]?.currency)
  if (refunds.length === 0) return null
  return (
    <section aria-label={say.refunds}>
      <h2 className="mb-2 text-2xl">{say.refunds}</h2>
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
