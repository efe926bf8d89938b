import { sql } from 'kysely'

/** A row of `place` as the rest of the shop knows it (`Place` of schema.ts). */
export const placeAsJson = sql`jsonb_build_object('id', place.id, 'name', place.name, 'address', place.address,
  'collects', place.collects, 'hours', place.hours, 'cutOff', to_char(place.cut_off, 'HH24:MI'),
  'timeZone', place.time_zone, 'workDays', place.work_days, 'rank', place.rank, 'version', place.version,
  'closed', place.closed_at is not null)`
