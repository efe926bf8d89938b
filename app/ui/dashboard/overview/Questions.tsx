import { Link } from 'react-router'
import { momentOf } from '#common/format'
import type { Unanswered } from '#domain/orders/schema'

/** What buyers asked about their orders and nobody has answered. */
export function Questions({ questions }: { questions: readonly Unanswered[] }) {
  return (
    <ul className="divide-y divide-hair">
      {questions.map(({ orderId, orderNumber, askedAt, text }) => (
        <li key={orderId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <Link to={`/dashboard/orders/${orderId}`} className="link font-mono text-[0.9375rem]">
            {orderNumber}
          </Link>
          <span className="line-clamp-2 min-w-44 flex-1 [overflow-wrap:anywhere]">{text}</span>
          <time dateTime={askedAt} className="text-[0.9375rem] text-ink-2">
            {momentOf(askedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
