import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'
import { freeHolds, holdAgain, PAYING_MS } from './holds.ts'
import { lockPartsOf } from '../lock-parts-of.ts'
import { moveOrder } from '../move-order.ts'
import { newlyWaiting } from '../waiting/newly-waiting.ts'
import type { OrderRow } from '../order.ts'
import { tooMuchHeld, type Unpaid } from './unpaid.ts'

/**
 * Opening its payment, and each call while it is open, holds the parts of a locked, unpaid order for five more minutes,
 * at most until `renew_until`. A lapsed order takes its parts again, within its buyer's limits, unless it would wait for some
 * that were there before: nobody has told its buyer. Returns the order, or why its parts cannot be held; then it takes nothing.
 */
export async function holdToPay(
  ctx: Ctx,
  order: OrderRow,
  unpaid: Unpaid | undefined,
): Promise<{ order: OrderRow } | { refusal: Problem }> {
  if (order.state === 'paying') return { order }
  if (order.state === 'placed' && order.hold_until > ctx.clock.now()) return { order: await renew(ctx, order) }
  const refusal = unpaid && tooMuchHeld(ctx, unpaid, await countedUnits(ctx, order))
  if (refusal) return { refusal }
  const lapsed = await expire(ctx, order)
  const waits = await newlyWaiting(ctx, lapsed)
  if (waits.length > 0)
    return { refusal: conflict('delivery-changed', phrase('refusal.wouldWaitNow', waits), { parts: waits }) }
  const held = await holdAgain(ctx, lapsed)
  if ('order' in held) return held
  return { refusal: conflict('sold-out', phrase('refusal.soldOutByNow'), { parts: held.short }) }
}

async function renew(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const wished = ctx.clock.now().getTime() + PAYING_MS
  const until = new Date(Math.min(wished, order.renew_until?.getTime() ?? 0))
  if (until <= order.hold_until) return order
  await sql`update orders set hold_until = ${until} where id = ${order.id}`.execute(ctx.db)
  return { ...order, hold_until: until }
}

async function countedUnits(ctx: Ctx, order: OrderRow): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(l.quantity), 0)::int as units from order_line l join stock s on s.part_id = l.part_id
    where l.order_id = ${order.id}`.execute(ctx.db)
  return rows[0]!.units
}

/** A lapsed order that the job `expire-holds` has not handled yet. */
async function expire(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  if (order.state === 'expired') return order
  await lockPartsOf(ctx, order)
  await freeHolds(ctx, [order.id])
  return moveOrder(ctx, order, 'expired', { code: 'not-in-time' })
}
