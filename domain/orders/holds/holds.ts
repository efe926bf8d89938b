import { sql } from 'kysely'
import { beyond, isThere, returnStock, takenOf, takeStock, type Wanted } from '#domain/catalogue'
import { allocateParts, freeAllocations } from '#domain/places'
import type { Ctx } from '#platform/context'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order.ts'
import { shortToCollect } from '../parcels/short-to-collect.ts'
import { shortOf } from './sold-out.ts'

/**
 * Releases everything that locked orders hold or have claimed, but for what was sent: that never returns to stock, so
 * the hold keeps it. It locks parts before holds, as deleting a part does.
 */
export async function freeHolds(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Wanted>`
    select part_id as "partId", sum(quantity - sent - waiting)::int as quantity from hold
    where order_id = any(${orderIds}) and state <> 'freed' group by part_id having sum(quantity - sent - waiting) > 0`.execute(
    ctx.db,
  )
  await freeAllocations(ctx, orderIds, await returnStock(ctx, rows))
  await sql`
    with freed as (
      update hold set state = case when sent = 0 then 'freed' else state end,
        quantity = case when sent = 0 then quantity else sent end, waiting = 0
      where order_id = any(${orderIds}) and state <> 'freed'
    )
    update orders set released_at = ${ctx.clock.now()}, paying_since = null
    where id = any(${orderIds}) and released_at is null`.execute(ctx.db)
}

type Short = { partId: string | null; name: string; wanted: number; left: number }

/**
 * Makes sure that a locked, unpaid order holds its parts; if its hold has lapsed, takes stock again and holds it for
 * five minutes. Returns the order, placed again, or the sold-out parts (then it takes nothing). An order that is collected
 * is held only at the place where its buyer comes.
 */
export async function holdAgain(ctx: Ctx, order: OrderRow): Promise<{ order: OrderRow } | { short: Short[] }> {
  if (order.state !== 'expired') return { order }
  const { rows: lines } = await sql<{ partId: number | null; name: string; quantity: number }>`
    select part_id as "partId", max(name) as name, sum(quantity)::int as quantity from order_line
    where order_id = ${order.id} group by part_id, case when part_id is null then id end`.execute(ctx.db)
  const gone = lines.filter((line) => line.partId === null)
  if (gone.length > 0)
    return { short: gone.map(({ name, quantity }) => ({ partId: null, name, wanted: quantity, left: 0 })) }
  const wanted = lines.map((line) => ({ partId: line.partId!, quantity: line.quantity }))
  const short = await shortToCollect(ctx, order, wanted)
  if (short.length > 0) return { short }
  const parts = await takeStock(ctx, wanted)
  const unsold = lines.filter(({ partId }) => !parts.some((part) => part.partId === partId))
  if (unsold.length > 0)
    return {
      short: unsold.map(({ partId, name, quantity }) => ({ partId: String(partId), name, wanted: quantity, left: 0 })),
    }
  if (!isThere(parts, wanted)) return { short: shortOf(parts) }
  const counted = parts.filter((part) => part.stock !== null)
  const times = holdTimes(ctx, PAYING_MS, RENEWED_MS)
  // A part that is no longer counted has no hold, not even a lapsed one.
  await sql`delete from hold where order_id = ${order.id}`.execute(ctx.db)
  await sql`
    with held as (
      insert into hold (order_id, part_id, quantity, state, waiting, due)
      select ${order.id}, p.id, p.quantity, 'held', p.waiting, case when p.waiting > 0 then p.due end
      from unnest(${counted.map((part) => part.partId)}::int[], ${counted.map((part) => part.quantity)}::int[],
        ${counted.map(beyond)}::int[], ${counted.map((part) => part.due)}::date[]) as p (id, quantity, waiting, due)
    )
    update orders set released_at = null, hold_until = ${times.hold_until}, renew_until = ${times.renew_until}
    where id = ${order.id}`.execute(ctx.db)
  await allocateParts(ctx, order.id, takenOf(parts), order.delivery?.place?.id)
  return { order: await moveOrder(ctx, { ...order, ...times }, 'placed', { code: 'held-again' }) }
}

const MINUTE = 60_000
/** How long opening a payment holds its order's parts. */
export const PAYING_MS = 5 * MINUTE
/**
 * How long repeated opening may extend the hold, counted from the end of the first hold or from when the parts were
 * taken again.
 */
const RENEWED_MS = 15 * MINUTE

type HoldTimes = { hold_until: Date; renew_until: Date }

const holdTimes = (ctx: Ctx, hold: number, renewed: number): HoldTimes => {
  const now = ctx.clock.now().getTime()
  return { hold_until: new Date(now + hold), renew_until: new Date(now + renewed) }
}

/** Until when an order placed now holds its parts, and up to when payment may extend that. */
export const firstHold = (ctx: Ctx, minutes: number) => holdTimes(ctx, minutes * MINUTE, minutes * MINUTE + RENEWED_MS)
