import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** The calendar of the shop is that of the first place that is open. */
export const shopTimeZone = sql<string>`
  coalesce((select time_zone from place where closed_at is null order by rank, id limit 1), 'UTC')`

/** Today in the calendar of the shop. */
export const shopToday = (ctx: Ctx) => sql`(${ctx.clock.now()}::timestamptz at time zone ${shopTimeZone})::date`
