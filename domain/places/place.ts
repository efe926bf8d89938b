import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import type { Place } from './schema.ts'

/** The place of every part that no row says more of. */
export const FIRST_PLACE = 1

/** A row of `place` as `Place`. */
export const placeAsJson = sql`jsonb_build_object('id', place.id, 'name', place.name, 'address', place.address,
  'collects', place.collects, 'hours', place.hours, 'cutOff', to_char(place.cut_off, 'HH24:MI'),
  'timeZone', place.time_zone, 'workDays', place.work_days, 'rank', place.rank, 'version', place.version,
  'closed', place.closed_at is not null)`

/** A place that nobody else begins to use, changes or closes until the transaction ends. @throws Problem 404 */
export async function lockPlace(ctx: Ctx, id: number): Promise<Place> {
  const { rows } = await sql<{ place: Place }>`
    select ${placeAsJson} as place from place where id = ${id}::int for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('place')
  return rows[0].place
}

/** Those of the places that are open. They stay so until the transaction ends. Places are locked before parts. */
export async function keepOpen(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from place where id = any(${ids}::int[]) and closed_at is null order by id for key share`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
