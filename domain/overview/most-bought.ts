import { type RawBuilder, sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { daysBefore } from './days-before.ts'
import { cacheName } from './cache-name.ts'
import type { Overview } from './schema.ts'

type Sold = { partId: string | null; number: string | null; quantity: number; revenue: number }

/** What one of them takes in memory. */
const BYTES = 150

/**
 * The most bought parts of so many days up to today, without what was cancelled. Today counts as it is now; the other days,
 * which a large shop reads for long, as they were a few minutes ago.
 */
export async function mostBought(
  ctx: Ctx,
  today: string,
  days: number,
  limit: number,
): Promise<Overview['bestSellers']> {
  const [earlier, now] = await Promise.all([
    ctx.cache.getSized(
      cacheName(ctx, 'most-bought', today),
      [tag.assortment()],
      () => soldIn(ctx, daysBefore(today, days - 1), daysBefore(today, 0)),
      (sold) => sold.length * BYTES,
    ),
    soldIn(ctx, daysBefore(today, 0), sql`'infinity'::timestamptz`),
  ])
  const sums = new Map<string, Sold>()
  for (const one of [...earlier, ...now]) {
    const key = `${one.partId} ${one.number}`
    const { quantity, revenue } = sums.get(key) ?? { quantity: 0, revenue: 0 }
    sums.set(key, { ...one, quantity: quantity + one.quantity, revenue: revenue + one.revenue })
  }
  const most = [...sums.values()].toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue)
  return named(ctx, most.slice(0, limit))
}

/** Grouped by part, which is fast; a deleted part is identified by its number alone. */
async function soldIn(ctx: Ctx, from: RawBuilder<unknown>, to: RawBuilder<unknown>): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select l.part_id::text as "partId", case when l.part_id is null then l.number end as number,
      sum(l.quantity - l.cancelled)::int as quantity, sum((l.quantity - l.cancelled) * l.price)::bigint as revenue
    from orders o join order_line l on l.order_id = o.id
    where o.currency = ${ctx.config.CURRENCY} and o.paid_at >= ${from} and o.paid_at < ${to} and o.state <> 'refunded'
      and o.cancelled_at is null and l.quantity > l.cancelled
    group by l.part_id, 2`.execute(ctx.db)
  return rows
}

async function named(ctx: Ctx, sold: readonly Sold[]): Promise<Overview['bestSellers']> {
  const { rows } = await sql<Overview['bestSellers'][number]>`
    select s.id::text as "partId", s.quantity, s.revenue, coalesce(p.name,
      (select max(name) from order_line l where l.part_id is null and l.number = s.number), '') as name
    from unnest(${sold.map(({ partId }) => partId)}::int[], ${sold.map(({ number }) => number)}::text[],
        ${sold.map(({ quantity }) => quantity)}::int[], ${sold.map(({ revenue }) => revenue)}::bigint[])
        with ordinality as s (id, number, quantity, revenue, at)
      left join part p on p.id = s.id
    where s.id is null or p.id is not null order by s.at`.execute(ctx.db)
  return rows
}
