import { sql } from 'kysely'
import { listLowStock } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { Overview } from './schema.ts'

const DAYS = 30
const ROWS = 8

/** The money of an order `o` that the shop has kept, in whole dollars. */
const kept = sql`(o.total - coalesce((select p.refunded from payment p
  where p.order_id = o.id and p.state = 'succeeded'), 0) / 100)`

/** How the shop does: its last 30 days beside those before, what sells, what runs out. For admins. */
export async function showOverview(ctx: Ctx): Promise<Overview> {
  adminOf(ctx)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const [days, before, states, bestSellers, lowStock] = await Promise.all([
    paidByDay(ctx, today),
    paidBefore(ctx, today),
    countStates(ctx),
    mostBought(ctx, today),
    listLowStock(ctx, ROWS),
  ])
  return { days, before, states, bestSellers, lowStock }
}

/** Midnight UTC, so many days before `today`. */
const daysBefore = (today: string, days: number) => sql`((${today}::date - ${days}::int)::timestamp at time zone 'UTC')`

async function paidByDay(ctx: Ctx, today: string): Promise<Overview['days']> {
  const { rows } = await sql<Overview['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id)::int as orders, coalesce(sum(${kept}), 0)::int as revenue
    from (select ${today}::date - n as day from generate_series(0, ${DAYS - 1}) n) d
    left join orders o on o.paid_at >= d.day::timestamp at time zone 'UTC'
      and o.paid_at < (d.day + 1)::timestamp at time zone 'UTC'
    group by d.day order by d.day`.execute(ctx.db)
  return rows
}

async function paidBefore(ctx: Ctx, today: string): Promise<Overview['before']> {
  const { rows } = await sql<Overview['before']>`
    select count(*)::int as orders, coalesce(sum(${kept}), 0)::int as revenue from orders o
    where o.paid_at >= ${daysBefore(today, 2 * DAYS - 1)} and o.paid_at < ${daysBefore(today, DAYS - 1)}`.execute(
    ctx.db,
  )
  return rows[0]!
}

async function countStates(ctx: Ctx): Promise<Overview['states']> {
  const { rows } = await sql<Overview['states'][number]>`
    select state, count(*)::int as count from orders group by state order by state`.execute(ctx.db)
  return rows
}

async function mostBought(ctx: Ctx, today: string): Promise<Overview['bestSellers']> {
  const { rows } = await sql<Overview['bestSellers'][number]>`
    select l.part_id::text as "partId", max(l.name) as name, sum(l.quantity)::int as quantity,
      sum(l.quantity * l.price)::int as revenue
    from orders o join order_line l on l.order_id = o.id
    where o.paid_at >= ${daysBefore(today, DAYS - 1)} and o.state <> 'refunded'
    group by l.part_id, l.number order by quantity desc, revenue desc limit ${ROWS}`.execute(ctx.db)
  return rows
}
