import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { lockParts } from './lock-parts.ts'

/** A unit sold this long ago counts half. */
const HALF_LIFE_DAYS = 90
const DAY_MS = 86_400_000

/**
 * `part.pop` is 1000 × log2 of the units sold, each weighted with 2^(its day / 90). Newer units weigh more, so old
 * sales lose weight against new ones, and a part without sales needs no update. This is the `pop` of a single unit sold
 * at `at`.
 */
const popOf = (at: Date) => Math.round((at.getTime() / DAY_MS / HALF_LIFE_DAYS) * 1000)

/** The `pop` of a part that recently sold that many units (SQL expression; 0 or more). */
export const popOfUnits = (ctx: Ctx, units: ReturnType<typeof sql>) =>
  sql`(${popOf(ctx.clock.now())}::int + round(1000 * log(2, ${units} + 1)))::int`

/** The start value for a new part of a type: the median of the type, so that people see it. */
export const fairStart = (ctx: Ctx, typeId: ReturnType<typeof sql>) => sql`coalesce((
  select rival.pop from part rival where rival.type_id = ${typeId} and rival.status = 'sold' order by rival.pop
  limit 1 offset (select coalesce(sum(n), 0) / 2 from part_count c where c.type_id = ${typeId})), ${popOf(ctx.clock.now())}::int)`

/** Gives a new part, whose type is set, its start value. */
export async function startFairly(ctx: Ctx, partId: number): Promise<void> {
  await sql`update part set pop = ${fairStart(ctx, sql`part.type_id`)} where id = ${partId}`.execute(ctx.db)
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
