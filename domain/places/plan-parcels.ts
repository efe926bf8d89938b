import { sql } from 'kysely'
import { moreComesBy, unitsThere, type Wanted } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE, placeAsJson } from './place.ts'
import type { Place } from './schema.ts'
import { type Share, splitUnits } from './split-units.ts'

/** What one place would send together. `due`: the day by which it comes in there; null: it is there. */
export type PlannedParcel = { place: Place; parts: Wanted[]; due: string | null }

type Row = { partId: number; free: number | null; due: string | null; place: Place }

/**
 * Into which parcels an order would be split now, as few as possible; it takes nothing. `prefer`: the place where it
 * would be collected. What is promised beyond the stock comes in a parcel of its own from the first place where the part
 * lies. Other units that are not there are left out, as are parts that are not sold.
 */
export async function planParcels(ctx: Ctx, wanted: readonly Wanted[], prefer?: number): Promise<PlannedParcel[]> {
  const { rows } = await sql<Row>`
    select p.id as "partId", coalesce(l.free, ${unitsThere}) as free, ${moreComesBy(ctx)}::text as due, ${placeAsJson} as place
    from unnest(${wanted.map(({ partId }) => partId)}::int[]) as w (part_id) join part p on p.id = w.part_id
      left join stock s on s.part_id = p.id left join part_place l on l.part_id = p.id
      join place on place.id = coalesce(l.place_id, ${FIRST_PLACE})
    order by place.rank, place.id`.execute(ctx.finder)
  const places = new Map(rows.map(({ place }) => [place.id, place]))
  const free = rows.map(({ partId, place, free }) => ({ partId, placeId: place.id, free: free ?? Infinity }))
  const there = splitUnits(wanted, free, prefer)
  return [
    ...there.map(({ placeId, parts }) => ({ place: places.get(placeId)!, parts, due: null })),
    ...promised(wanted, there, rows),
  ]
}

/** What comes in later: a parcel for each place, when the last of it is there. */
function promised(wanted: readonly Wanted[], there: readonly Share[], rows: readonly Row[]): PlannedParcel[] {
  const parcels = new Map<number, PlannedParcel>()
  for (const { partId, quantity } of wanted) {
    const home = rows.find((row) => row.partId === partId)
    const planned = there.flatMap(({ parts }) => parts.filter((part) => part.partId === partId))
    const missing = quantity - planned.reduce((sum, part) => sum + part.quantity, 0)
    if (!home?.due || missing === 0) continue
    const { place, due } = home
    const parcel = parcels.get(place.id) ?? { place, parts: [], due }
    parcel.parts.push({ partId, quantity: missing })
    if (due > parcel.due!) parcel.due = due
    parcels.set(place.id, parcel)
  }
  return [...parcels.values()]
}
