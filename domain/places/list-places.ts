import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE, placeAsJson } from './place.ts'
import type { PlaceListed } from './schema.ts'

/** All places by rank, the closed ones last. For admins. */
export async function listPlaces(ctx: Ctx): Promise<PlaceListed[]> {
  adminOf(ctx)
  const { rows } = await sql<{ place: Omit<PlaceListed, 'parts'>; parts: number }>`
    select ${placeAsJson} as place, (
      select count(*)::int from part_place where place_id = place.id) + case when place.id = ${FIRST_PLACE} then (
      select count(*)::int from part p where not exists (select from part_place where part_id = p.id)) else 0 end as parts
    from place order by closed_at is not null, rank, id`.execute(ctx.db)
  return rows.map(({ place, parts }) => ({ ...place, parts }))
}
