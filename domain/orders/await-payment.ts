import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { holdAgain } from './holds.ts'
import { moveOrder, noteOnOrder } from './move-order.ts'
import type { OrderRow } from './order.ts'

/**
 * Shows that a payment of a locked, unpaid order is on its way. An order that is `paying` holds its parts, so one that
 * has expired takes them again; if they are sold out by now it stays expired, and its history tells of the payment.
 */
export async function awaitPayment(ctx: Ctx, order: OrderRow, why: string): Promise<void> {
  if (order.state === 'paying') return
  const held = await holdAgain(ctx, order)
  if ('short' in held) await noteOnOrder(ctx, order, why)
  else await moveOrder(ctx, held.order, 'paying', why, sql`paying_since = ${ctx.clock.now()}`)
}

/** A payment of a locked order brought no money: an order that awaited it can be paid anew. */
export async function stopAwaiting(ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.state === 'paying') await moveOrder(ctx, order, 'placed', 'it was not paid', sql`paying_since = null`)
}
