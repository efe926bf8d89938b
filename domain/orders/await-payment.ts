import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { holdAgain } from './holds/holds.ts'
import { moveOrder, noteOnOrder } from './move-order.ts'
import type { OrderRow } from './order.ts'
import type { Reason } from './reason.ts'

/**
 * Records that a payment of a locked, unpaid order is in progress. An order that is `paying` holds its parts, so an
 * expired one takes them again; if they are sold out it stays expired, and its history mentions the payment.
 */
export async function awaitPayment(ctx: Ctx, order: OrderRow, reason: Reason): Promise<void> {
  if (order.state === 'paying') return
  const held = await holdAgain(ctx, order)
  if ('short' in held) await noteOnOrder(ctx, order, reason)
  else await moveOrder(ctx, held.order, 'paying', reason, sql`paying_since = ${ctx.clock.now()}`)
}

/** Records that a payment of a locked order failed: if the order waited for it, it can be paid again. */
export async function stopAwaiting(ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.state !== 'paying') return
  await moveOrder(ctx, order, 'placed', { code: 'not-paid' }, sql`paying_since = null`)
}
