import { sql } from 'kysely'

/** The calendar of the shop is that of the first place that is open. */
export const shopTimeZone = sql<string>`
  coalesce((select time_zone from place where closed_at is null order by rank, id limit 1), 'UTC')`
