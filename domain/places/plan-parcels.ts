import { sql } from 'kysely'
import type { Wanted } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE, placeAsJson } from './place.ts'
import type { Place } from './schema.ts'
import { splitUnits } from './split-units.ts'

/** What one place would send. */
export type PlannedParcel = { place: Place; parts: Wanted[] }

type Row = { partId: number; free: number | null; place: Place }

/**
 * Into which parcels an order would be split now, as few as possible; it takes nothing. `prefer`: the place where it
 * would be collected. Units that are not there are left out, as are parts that are not sold.
 */
export async function planParcels(ctx: Ctx, wanted: readonly Wanted[], prefer?: number): Promise<PlannedParcel[]> {
  const { rows } = await sql<Row>`
    select p.id as "partId", coalesce(l.free, s.free) as free, ${placeAsJson} as place
    from unnest(${wanted.map(({ partId }) => partId)}::int[]) as w (part_id) join part p on p.id = w.part_id
      left join stock s on s.part_id = p.id left join part_place l on l.part_id = p.id
      join place on place.id = coalesce(l.place_id, ${FIRST_PLACE})
    order by place.rank, place.id`.execute(ctx.finder)
  const places = new Map(rows.map(({ place }) => [place.id, place]))
  const free = rows.map(({ partId, place, free }) => ({ partId, placeId: place.id, free: free ?? Infinity }))
  return splitUnits(wanted, free, prefer).map(({ placeId, parts }) => ({ place: places.get(placeId)!, parts }))
}
