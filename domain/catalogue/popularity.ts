import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { lockParts } from './lock-parts.ts'

/** A unit that was sold so long ago counts half. */
const HALF_LIFE_DAYS = 90
const DAY_MS = 86_400_000

/**
 * `part.pop` is 1000 × log2 of the units sold, each weighed with 2^(its day / 90). Since newer units weigh more, what was
 * sold long ago sinks against what sells now, and a part that sells nothing need not be written.
 * This is the `pop` of a single unit sold at that moment.
 */
const popOf = (at: Date) => Math.round((at.getTime() / DAY_MS / HALF_LIFE_DAYS) * 1000)

/** The `pop` of a part that sold so many units lately (SQL: an expression; units 0 or more). */
export const popOfUnits = (ctx: Ctx, units: ReturnType<typeof sql>) =>
  sql`(${popOf(ctx.clock.now())}::int + round(1000 * log(2, ${units} + 1)))::int`

/** Where a new part of a type begins: in the middle of its rivals, so that it is seen. */
export const fairStart = (ctx: Ctx, typeId: ReturnType<typeof sql>) => sql`coalesce((
  select rival.pop from part rival where rival.type_id = ${typeId} order by rival.pop
  limit 1 offset (select coalesce(sum(n), 0) / 2 from part_count c where c.type_id = ${typeId})), ${popOf(ctx.clock.now())}::int)`

/** Gives a part that was just made, and has its type, its place among its rivals. */
export async function startFairly(ctx: Ctx, partId: number): Promise<void> {
  await sql`update part set pop = ${fairStart(ctx, sql`part.type_id`)} where id = ${partId}`.execute(ctx.db)
}

/** Counts units that were sold now into the popularity of their parts. A part that is no longer there is passed over. */
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
