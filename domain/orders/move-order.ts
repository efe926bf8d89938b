import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { nameOf } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { OrderRow } from './order.ts'
import { mayMove, type State } from './states.ts'

/** Why an order expires. */
export const NOT_IN_TIME = 'it was not paid in time'

/**
 * Moves a locked order to the state that follows from its records, and notes who did it and why. `records` sets those of
 * its columns that do not say so yet. 409 where no such way leads.
 */
export async function moveOrder(
  ctx: Ctx,
  order: OrderRow,
  to: State,
  why: string,
  records?: RawBuilder<unknown>,
): Promise<OrderRow> {
  if (!mayMove(order.state, to)) throw conflict('wrong-state', phrase('refusal.orderCannotBe', order.state, to))
  const recorded = records ? sql`with recorded as (update orders set ${records} where id = ${order.id})` : sql``
  await sql`${recorded} ${eventOf(ctx, order, to, why)}`.execute(ctx.db)
  return { ...order, state: to }
}

/** Binds the payment that paid a locked order. */
export async function markPaid(ctx: Ctx, order: OrderRow, tranjactionId: string): Promise<OrderRow> {
  if (!mayMove(order.state, 'paid')) throw conflict('wrong-state', phrase('refusal.orderIs', order.state))
  const now = ctx.clock.now()
  await sql`
    with paid as (
      update orders set tranjaction_id = ${tranjactionId}, paid_at = ${now}, paying_since = null where id = ${order.id}
    ), claimed as (
      update hold set state = 'claimed' where order_id = ${order.id} and state = 'held'
    )
    ${eventOf(ctx, order, 'paid')}`.execute(ctx.db)
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'paid' })
  return { ...order, state: 'paid', tranjaction_id: tranjactionId, paid_at: now }
}

/**
 * Records that so much of what paid a locked order went back, in the smallest unit; below zero: the bank sent them back again.
 * Its state follows.
 */
export async function noteReturned(ctx: Ctx, order: OrderRow, amount: number, why: string): Promise<void> {
  const { rows } = await sql<{ state: State }>`
    update orders set returned = returned + ${amount} where id = ${order.id} returning state`.execute(ctx.db)
  const { state } = rows[0]!
  if (state === order.state) await noteOnOrder(ctx, order, why)
  else await moveOrder(ctx, order, state, why)
}

/** Notes something that happened to an order and left its state as it is. */
export async function noteOnOrder(ctx: Ctx, order: OrderRow, why: string): Promise<void> {
  await eventOf(ctx, order, order.state, why).execute(ctx.db)
}

const eventOf = (ctx: Ctx, order: OrderRow, to: State, why: string | null = null) => sql`
  insert into order_event (order_id, at, who, from_state, to_state, why)
  values (${order.id}, ${ctx.clock.now()}, ${nameOf(ctx.actor)}, ${order.state}, ${to}, ${why})`
