import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Leaving } from './arrive-from.ts'
import { parcelOf, type ParcelFacts, type PartFacts } from '../rules/limits.ts'

/** What leaves a place together: ids of the place and of parts. */
export type Parcel = Leaving & { parts: readonly { partId: number; quantity: number }[] }

const UNKNOWN: PartFacts = { grams: null, longest: null, hazard: null }

/** What carriers ask of each parcel. */
export async function readParcels(ctx: Ctx, parcels: readonly Parcel[]): Promise<(ParcelFacts & Leaving)[]> {
  const ids = [...new Set(parcels.flatMap(({ parts }) => parts.map(({ partId }) => partId)))]
  const { rows } = await sql<PartFacts & { id: number }>`
    select id, weight_g as grams, greatest(length_mm, width_mm, height_mm) as longest, hazard
    from part where id = any(${ids}::int[])`.execute(ctx.db)
  const facts = new Map(rows.map((row) => [row.id, row]))
  return parcels.map(({ place, due, parts }) => ({
    place,
    due,
    ...parcelOf(parts.map(({ partId, quantity }) => ({ ...(facts.get(partId) ?? UNKNOWN), quantity }))),
  }))
}
