import { type Phrase, phrase } from '#common/phrase'
import { conflict, type Problem } from '#platform/errors'
import type { OrderRow } from './order.ts'
import { isOver } from './states.ts'

type Refusals = { notPaid?: Phrase; owes?: Phrase; over?: (state: 'cancelled' | 'refunded') => Problem }

/** 409 for a locked order of which nothing more is sent or changed. */
export const overAlready = (state: string) => conflict('wrong-state', phrase('refusal.orderIs', state))

/**
 * 409 unless a locked order is paid, neither cancelled nor refunded, and owes nothing for a change: `not-paid`, `wrong-state` or
 * `owes-money`. What is refused may say so in its own words.
 */
export function mustBeSettled(order: OrderRow, { notPaid, owes, over = overAlready }: Refusals = {}): void {
  if (!order.paid_at) throw conflict('not-paid', notPaid ?? phrase('refusal.notPaidYet'))
  if (isOver(order.state)) throw over(order.state)
  if (order.owed > 0) throw conflict('owes-money', owes ?? phrase('refusal.owesForChange'))
}
