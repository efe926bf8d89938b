import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { PartFacts } from './limits.ts'

/** What leaves a place together: ids of the place and of parts. */
export type Parcel = { place: number; parts: readonly { partId: number; quantity: number }[] }

/** A place as delivery knows it. */
export type SendingPlace = {
  id: number
  name: string
  address: Record<string, string> | null
  hours: string
  collects: boolean
  cutOff: string
  timeZone: string
  workDays: number[]
}

type Rows = { parts: (PartFacts & { id: number })[]; places: SendingPlace[] }

/** What carriers ask of these parts, and all places that are open, in one round trip. */
export async function readSent(
  ctx: Ctx,
  parcels: readonly Parcel[],
): Promise<{ parts: Map<number, PartFacts>; places: Map<number, SendingPlace> }> {
  const ids = [...new Set(parcels.flatMap(({ parts }) => parts.map(({ partId }) => partId)))]
  const { rows } = await sql<Rows>`
    select (
      select coalesce(json_agg(json_build_object('id', id, 'grams', weight_g, 'longest',
        greatest(length_mm, width_mm, height_mm), 'hazard', hazard)), '[]')
      from part where id = any(${ids}::int[])) as parts, (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address, 'hours', hours,
        'collects', collects, 'cutOff', cut_off, 'timeZone', time_zone, 'workDays', work_days) order by rank, id), '[]')
      from place where closed_at is null) as places`.execute(ctx.db)
  const { parts, places } = rows[0]!
  return {
    parts: new Map(parts.map((part) => [part.id, part])),
    places: new Map(places.map((place) => [place.id, place])),
  }
}
