import { orderPage as say } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { useMoney } from '../../web/settings.ts'

/** Which payments paid for an order: the order itself, and each change of it that cost more. */
export function OrderPayments({ order }: { order: Order }) {
  const money = useMoney(order.currency)
  const { tranjactionId, changePayments = [] } = order
  if (!tranjactionId) return null
  return (
    <div className="grid gap-1 text-[0.9375rem] text-ink-2">
      <Transaction label={say.transaction} id={tranjactionId} />
      {changePayments.map(({ amount, tranjactionId: id }) => (
        <Transaction key={id} label={say.laterTransaction(money(amount))} id={id} />
      ))}
    </div>
  )
}

const Transaction = ({ label, id }: { label: string; id: string }) => (
  <p>
    {label} <span className="inline-block font-mono text-[0.875rem] break-all text-ink">{id}</span>
  </p>
)
