import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Overview } from './schema.ts'

/**
 * The most bought parts since `from`, without what was cancelled. Grouped by part, which is fast; a deleted part is
 * identified by its number alone.
 */
export async function mostBought(ctx: Ctx, from: RawBuilder<unknown>, limit: number): Promise<Overview['bestSellers']> {
  const { rows } = await sql<Overview['bestSellers'][number]>`
    with sold as (
      select l.part_id, case when l.part_id is null then l.number end as number, sum(l.quantity - l.cancelled)::int as quantity,
        sum((l.quantity - l.cancelled) * l.price)::bigint as revenue
      from orders o join order_line l on l.order_id = o.id
      where o.currency = ${ctx.config.CURRENCY} and o.paid_at >= ${from} and o.state <> 'refunded'
        and o.cancelled_at is null and l.quantity > l.cancelled
      group by 1, 2 order by quantity desc, revenue desc limit ${limit}
    )
    select part_id::text as "partId", quantity, revenue, coalesce(
      (select name from part where id = part_id),
      (select max(name) from order_line l where l.part_id is null and l.number = sold.number)) as name
    from sold order by quantity desc, revenue desc`.execute(ctx.db)
  return rows
}
