import { type RawBuilder, sql } from 'kysely'

/** Midnight UTC, that many days before `today`. */
export const daysBefore = (today: string, days: number): RawBuilder<unknown> =>
  sql`((${today}::date - ${days}::int)::timestamp at time zone 'UTC')`
