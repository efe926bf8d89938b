import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { giveUpRefunded } from './cancel-order.ts'
import { moveOrder, noteOnOrder } from './move-order.ts'
import type { OrderRow } from './order.ts'
import type { Reason } from './reason.ts'
import type { State } from './states.ts'

/**
 * Records a refund of this amount on a locked order, in the smallest unit; below zero: the bank returned the refund.
 * The order's state follows. An order of which something was not sent is cancelled once all its money is back; `isOver`
 * says that it was.
 */
export async function noteReturned(
  ctx: Ctx,
  order: OrderRow,
  amount: number,
  reason: Reason,
): Promise<{ isOver: boolean }> {
  const isLast = order.returned + amount === order.total
  const givenUp = isLast ? await giveUpRefunded(ctx, order) : null
  const before = givenUp ?? order
  const { rows } = await sql<{ state: State }>`
    update orders set returned = returned + ${amount} where id = ${order.id} returning state`.execute(ctx.db)
  const { state } = rows[0]!
  if (state === before.state) await noteOnOrder(ctx, before, reason)
  else await moveOrder(ctx, before, state, reason)
  return { isOver: givenUp !== null }
}
