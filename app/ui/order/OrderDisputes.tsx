import { dayOf } from '#common/format'
import { orderPage as say } from '#common/words'
import { type Dispute, type Order, wantsAnswer } from '#domain/orders/schema'
import { useMoney } from '../../web/settings.ts'
import { Badge } from '../Badge.tsx'

type Props = { order: Pick<Order, 'disputes'> }

const answerDay = (dispute: Dispute) => (dispute.answerBy && wantsAnswer(dispute) ? dayOf(dispute.answerBy) : null)
const openOf = ({ disputes = [] }: Props['order']) => disputes.filter(({ closedAt }) => closedAt === null)

/** A mark for each open dispute of an order, with the day by which to answer. Only admins read disputes. */
export function DisputeMark({ order }: Props) {
  return openOf(order).map((one) => (
    <Badge key={one._id} tone="bad">
      {say.disputed(answerDay(one))}
    </Badge>
  ))
}

/** Says before packing that the order's money may be lost. */
export function DisputeWarning({ order }: Props) {
  if (openOf(order).length === 0) return null
  return <p className="border-l-4 border-bad pl-3 text-[0.9375rem]">{say.disputeWarning}</p>
}

/** All disputes of an order, open and closed. */
export function OrderDisputes({ order: { disputes = [] } }: Props) {
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="order-disputes">
      <h2 id="order-disputes" className="mb-2 text-2xl">
        {say.disputes}
      </h2>
      <ul className="grid gap-1">
        {disputes.map((one) => (
          <OneDispute key={one._id} dispute={one} />
        ))}
      </ul>
    </section>
  )
}

function OneDispute({ dispute }: { dispute: Dispute }) {
  const money = useMoney(dispute.currency)
  const day = answerDay(dispute)
  return (
    <li className="[overflow-wrap:anywhere]">
      {say.disputeOf({
        amount: money(dispute.amount),
        reason: dispute.reason,
        opened: dayOf(dispute.openedAt),
        state: dispute.state,
        answerBy: day,
        closed: dispute.closedAt && dayOf(dispute.closedAt),
      })}{' '}
      <span className="font-mono text-[0.9375rem] text-ink-2">{dispute._id}</span>
    </li>
  )
}
