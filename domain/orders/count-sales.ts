import { sql } from 'kysely'
import { countSales } from '#domain/catalogue'
import { type Ctx, tx } from '#platform/context'

const BATCH = 500

/**
 * The job `count-sales`: adds newly paid orders to the popularity of their parts, each order once, without what was
 * cancelled before. Several servers may run it at once.
 */
export async function countPaidOrders(ctx: Ctx): Promise<void> {
  while ((await countBatch(ctx)) === BATCH);
}

const countBatch = (ctx: Ctx) =>
  tx(ctx, async (ctx) => {
    const { rows: orders } = await sql<{ id: string }>`
      update orders set counted_at = ${ctx.clock.now()} where id in (
        select id from orders where paid_at is not null and counted_at is null
        order by paid_at limit ${BATCH} for no key update skip locked)
      returning id`.execute(ctx.db)
    const { rows: sold } = await sql<{ partId: number; quantity: number }>`
      select part_id as "partId", sum(l.quantity - l.cancelled)::int as quantity
      from order_line l join orders o on o.id = l.order_id
      where o.id = any(${orders.map((order) => order.id)}) and o.cancelled_at is null and l.part_id is not null
        and l.quantity > l.cancelled
      group by part_id`.execute(ctx.db)
    await countSales(ctx, sold)
    return orders.length
  })
