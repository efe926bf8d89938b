import { sql } from 'kysely'
import { countSales } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { alone, type Batches, inBatches } from '#platform/in-batches'

const BATCH = 500

const counting: Batches<{ id: string }> = {
  job: 'count-order',
  data: sql`jsonb_build_object('orderId', id)`,
  dataOf: ({ id }) => ({ orderId: id }),
  async take(ctx, which, most) {
    const { rows } = await sql<{ id: string }>`
      select id from orders where paid_at is not null and counted_at is null and ${which}
      order by paid_at limit ${most} for no key update skip locked`.execute(ctx.db)
    return rows
  },
  async work(ctx, orders) {
    const ids = orders.map((order) => order.id)
    await sql`update orders set counted_at = ${ctx.clock.now()} where id = any(${ids})`.execute(ctx.db)
    const { rows: sold } = await sql<{ partId: number; quantity: number }>`
      select part_id as "partId", sum(l.quantity - l.cancelled)::int as quantity
      from order_line l join orders o on o.id = l.order_id
      where o.id = any(${ids}) and o.cancelled_at is null and l.part_id is not null and l.quantity > l.cancelled
      group by part_id`.execute(ctx.db)
    await countSales(ctx, sold)
  },
}

/**
 * The job `count-sales`: adds newly paid orders to the popularity of their parts, each order once, without what was
 * cancelled before. Several servers may run it at once.
 */
export const countPaidOrders = (ctx: Ctx): Promise<void> => inBatches(ctx, BATCH, counting)

/** The job that does so for one order, which failed among others. */
export const countPaidOrder = (ctx: Ctx, { orderId }: { orderId: string }): Promise<void> =>
  alone(ctx, { orderId }, sql`id = ${orderId}`, counting)
