import { sql } from 'kysely'
import { DAY_MS } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { lockParts } from './stock/lock-parts.ts'

/** A unit sold this long ago counts half. */
const HALF_LIFE_DAYS = 90

/**
 * `part.pop` is 1000 × log2 of the units sold, each weighted with 2^(its day / 90). Newer units weigh more, so old
 * sales lose weight against new ones, and a part without sales needs no update. This is the `pop` of a single unit sold
 * at `at`.
 */
const popOf = (at: Date) => Math.round((at.getTime() / DAY_MS / HALF_LIFE_DAYS) * 1000)

/**
 * The `pop` of a part that recently sold that many units (SQL expression; 0 or more). PostgreSQL has `log(2, …)` for exact
 * decimals alone, which takes 40 times as long.
 */
export const popOfUnits = (ctx: Ctx, units: ReturnType<typeof sql>) =>
  sql`(${popOf(ctx.clock.now())}::int + round(1000 * ln(${units} + 1.0::float8) / ln(2::float8)))::int`

/**
 * The start values for new parts: `(type_id, pop)` of each type that `types` selects, the median of the type, so that people see
 * them. It reads the counts once for all types: rows are only appended to them.
 */
export const fairStarts = (ctx: Ctx, types: ReturnType<typeof sql>) => sql`
  select t.type_id, coalesce((
    select rival.pop from part rival where rival.type_id = t.type_id and rival.status = 'sold' order by rival.pop
    limit 1 offset t.half), ${popOf(ctx.clock.now())}::int) as pop
  from (
    select type_id, coalesce(sum(n), 0) / 2 as half from (${types}) as fresh left join part_count using (type_id) group by type_id
  ) as t`

/** Gives a new part, whose type is set, its start value. */
export async function startFairly(ctx: Ctx, partId: number): Promise<void> {
  await sql`
    update part set pop = start.pop from (${fairStarts(ctx, sql`select type_id from part where id = ${partId}`)}) as start
    where id = ${partId}`.execute(ctx.db)
}

/** Adds units sold now to the popularity of their parts. Skips parts that no longer exist. */
export async function countSales(ctx: Ctx, sold: readonly { partId: number; quantity: number }[]): Promise<void> {
  const unit = popOf(ctx.clock.now())
  await lockParts(
    ctx,
    sold.map((one) => one.partId),
  )
  await sql`
    update part p set pop = ${unit}::int
      + round(1000 * ln(power(2::float8, least(p.pop - ${unit}::int, 900000) / 1000.0) + s.units) / ln(2::float8))::int
    from (select part_id, sum(quantity)::int as units
      from unnest(${sold.map((one) => one.partId)}::int[], ${sold.map((one) => one.quantity)}::int[])
        as r (part_id, quantity) group by part_id) s
    where p.id = s.part_id`.execute(ctx.db)
}
