import { type RawBuilder, sql } from 'kysely'
import { countCorrections, listLowStock } from '#domain/catalogue'
import { countFailedWork, tellUnsentMails } from '#domain/failed-work'
import { countFitReports, lastCheck } from '#domain/fitment'
import { listUnanswered } from '#domain/orders'
import { listStuckRefunds } from '#domain/payments'
import { listFetchTroubles } from '#domain/supply'
import { adminOf } from '#platform/access'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { countStates } from './count-states.ts'
import { daysBefore } from './days-before.ts'
import { listSetup } from './list-setup.ts'
import { mostBought } from './most-bought.ts'
import { type Overview, WAITING_ROWS } from './schema.ts'

const DAYS = 30
const ROWS = 8

type ReadOverview = Omit<Overview, 'refunds' | 'files'> & {
  refunds: Awaited<ReturnType<typeof listStuckRefunds>>
  files: Awaited<ReturnType<typeof listFetchTroubles>>
}

/** The shop's figures: its last 30 days and the 30 before, best sellers, low stock, stuck refunds and files. For admins. */
export async function showOverview(ctx: Ctx): Promise<ReadOverview> {
  adminOf(ctx)
  const today = todayInUtc(ctx)
  return allOf({
    setup: listSetup(ctx),
    days: paidByDay(ctx, today),
    before: paidBefore(ctx, today),
    states: countStates(ctx, today),
    bestSellers: mostBought(ctx, today, DAYS, ROWS),
    lowStock: listLowStock(ctx, WAITING_ROWS),
    questions: listUnanswered(ctx, WAITING_ROWS),
    refunds: listStuckRefunds(ctx, WAITING_ROWS),
    files: listFetchTroubles(ctx, WAITING_ROWS),
    fitment: lastCheck(ctx),
    failedWork: countFailedWork(ctx),
    unsentMails: tellUnsentMails(ctx),
    fitReports: countFitReports(ctx),
    corrections: countCorrections(ctx),
  })
}

/** Waits for several promises at once; each result keeps its name. */
async function allOf<Results extends object>(promises: { [Name in keyof Results]: Promise<Results[Name]> }) {
  const named = Object.entries<Promise<unknown>>(promises).map(
    async ([name, promise]) => [name, await promise] as const,
  )
  return Object.fromEntries(await Promise.all(named)) as Results
}

/**
 * Payments in the shop's currency in a period, and their refunds, by day: `paid (day, orders, total)`, `back (day,
 * total)`.
 */
const money = (currency: string, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
  paid as (
    select (paid_at at time zone 'UTC')::date as day, count(*) as orders, sum(total) as total
    from orders where currency = ${currency} and paid_at >= ${from} and paid_at < ${to} group by 1
  ), back as (
    select (o.paid_at at time zone 'UTC')::date as day, sum(p.refunded) as total
    from payment p join orders o on o.id = p.order_id
    where p.refunded > 0 and p.state = 'succeeded' and o.currency = ${currency} and o.paid_at >= ${from} and o.paid_at < ${to} group by 1
  )`

async function paidByDay(ctx: Ctx, today: string): Promise<Overview['days']> {
  const { rows } = await sql<Overview['days'][number]>`
    with ${money(ctx.config.CURRENCY, daysBefore(today, DAYS - 1), daysBefore(today, -1))}
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(paid.orders, 0)::int as orders,
      (coalesce(paid.total, 0) - coalesce(back.total, 0))::bigint as revenue
    from (select ${today}::date - n as day from generate_series(0, ${DAYS - 1}) n) d
      left join paid on paid.day = d.day left join back on back.day = d.day
    order by d.day`.execute(ctx.db)
  return rows
}

async function paidBefore(ctx: Ctx, today: string): Promise<Overview['before']> {
  const { rows } = await sql<Overview['before']>`
    with ${money(ctx.config.CURRENCY, daysBefore(today, 2 * DAYS - 1), daysBefore(today, DAYS - 1))}
    select coalesce(sum(orders), 0)::int as orders,
      (coalesce(sum(total), 0) - (select coalesce(sum(total), 0) from back))::bigint as revenue
    from paid`.execute(ctx.db)
  return rows[0]!
}
