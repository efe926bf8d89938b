import { sql } from 'kysely'
import { lockParts, type Wanted } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { OrderRow } from '../order.ts'

/**
 * Records that units of a locked order were sent, so that they never return to stock. Negative: they were lost, and the
 * order holds others in their place. It locks parts before holds, as deleting a part does.
 */
export async function noteSent(ctx: Ctx, order: OrderRow, parts: readonly Wanted[]): Promise<void> {
  const ids = parts.map((part) => part.partId)
  await lockParts(ctx, ids)
  await sql`
    update hold set sent = sent + s.quantity
    from unnest(${ids}::int[], ${parts.map((part) => part.quantity)}::int[]) as s (part_id, quantity)
    where hold.order_id = ${order.id} and hold.part_id = s.part_id`.execute(ctx.db)
  await noteFilled(ctx, order.id)
}

/** Sets or clears `filled_at` of a locked order: whether all that is not cancelled was sent. */
export async function noteFilled(ctx: Ctx, orderId: string): Promise<void> {
  await sql`
    update orders set filled_at = case when not exists (
      select from order_line l where l.order_id = orders.id and l.quantity - l.cancelled > (
        select coalesce(sum(pl.quantity), 0) from parcel_line pl join parcel p on p.id = pl.parcel_id
        where pl.line_id = l.id and p.sent_at is not null and p.replaced_at is null)
    ) then coalesce(filled_at, ${ctx.clock.now()}) end
    where id = ${orderId}`.execute(ctx.db)
}
