import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { queueFilling } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import { conflict } from '#platform/errors'
import { nameOn, type OrderRow } from './order.ts'
import { promiseAnew } from './waiting/promise-anew.ts'
import { type Reason, storedReason } from './reason.ts'
import { mayMove, type State } from './states.ts'

/**
 * Moves a locked order to the state that follows from its records, and adds an event with the actor and the reason.
 * `records` sets the columns that are not set yet. 409 if the transition is not allowed.
 */
export async function moveOrder(
  ctx: Ctx,
  order: OrderRow,
  to: State,
  reason: Reason,
  records?: RawBuilder<unknown>,
): Promise<OrderRow> {
  if (!mayMove(order.state, to)) throw conflict('wrong-state', phrase('refusal.orderCannotBe', order.state, to))
  await sql`${recording(order, records)} ${eventOf(ctx, order, to, reason)}`.execute(ctx.db)
  return { ...order, state: to }
}

/** Stores the payment that paid a locked order, and when it arrives now. */
export async function markPaid(ctx: Ctx, order: OrderRow, tranjactionId: string): Promise<OrderRow> {
  if (!mayMove(order.state, 'paid')) throw conflict('wrong-state', phrase('refusal.orderIs', order.state))
  const now = ctx.clock.now()
  const delivery = await promiseAnew(ctx, order)
  const { rows } = await sql<{ waiting: number[] | null }>`
    with paid as (
      update orders set tranjaction_id = ${tranjactionId}, paid_at = ${now}, paying_since = null,
        delivery = ${asJson(delivery)}
      where id = ${order.id}
    ), claimed as (
      update hold set state = 'claimed' where order_id = ${order.id} and state = 'held' returning part_id, waiting
    )
    ${eventOf(ctx, order, 'paid')} returning (select array_agg(part_id) from claimed where waiting > 0) as waiting`.execute(
    ctx.db,
  )
  await queueFilling(ctx, rows[0]?.waiting ?? [])
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'paid' })
  return { ...order, state: 'paid', tranjaction_id: tranjactionId, paid_at: now, delivery }
}

/** Adds an event that does not change the order's state; `records` as for `moveOrder`. */
export async function noteOnOrder(
  ctx: Ctx,
  order: OrderRow,
  reason: Reason,
  records?: RawBuilder<unknown>,
): Promise<void> {
  await sql`${recording(order, records)} ${eventOf(ctx, order, order.state, reason)}`.execute(ctx.db)
}

const recording = ({ id }: OrderRow, records: RawBuilder<unknown> | undefined) =>
  records ? sql`with recorded as (update orders set ${records} where id = ${id})` : sql``

function eventOf(ctx: Ctx, order: OrderRow, to: State, reason?: Reason) {
  const { code, params, why } = reason ? storedReason(reason) : NO_REASON
  return sql`
    insert into order_event (order_id, at, who, from_state, to_state, code, params, why)
    values (${order.id}, ${ctx.clock.now()}, ${nameOn(ctx, order)}, ${order.state}, ${to}, ${code},
      ${asJson(params)}, ${why})`
}

const NO_REASON = { code: null, params: null, why: null }
