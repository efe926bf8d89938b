import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { shopToday } from './shop-time-zone.ts'

/** The day by which more of `stock s` comes for who orders now; null: it is not sold beyond its stock. */
export function moreComesBy(ctx: Ctx): RawBuilder<string | null> {
  const today = shopToday(ctx)
  return sql`case when s.due_on >= ${today} then s.due_on else ${today} + s.due_days::int end`
}

/** How many units of `stock s` who orders now may take: what is free, without what paid orders wait for. Null: not counted. */
export const unitsThere = sql<number | null>`(s.free - least(s.free, coalesce((
  select sum(waiting) from hold where part_id = s.part_id and waiting > 0 and state = 'claimed'), 0)))::int`

/** Gives what is free now of these parts to the paid orders that wait for it, once the transaction commits. */
export async function queueFilling(ctx: Ctx, partIds: readonly number[]): Promise<void> {
  if (partIds.length > 0) await ctx.jobs.send(ctx.db, 'fill-waiting', { partIds })
}

/** Sets when more of a locked, counted part comes; with neither, its stock is the limit. */
export async function promiseMore(ctx: Ctx, partId: number, { days, on }: { days: number | null; on: string | null }) {
  await sql`update stock set due_days = ${days}, due_on = ${on} where part_id = ${partId}`.execute(ctx.db)
}

/** Whether a paid order waits for `stock s`. */
export const isAwaited = sql`exists (select from hold where part_id = s.part_id and waiting > 0 and state = 'claimed')`
