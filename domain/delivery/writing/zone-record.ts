import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { changedMeanwhile, notFound } from '#platform/errors'
import type { ZoneRecord } from '../schema.ts'

/** A row of `delivery_zone z` as admins edit it. */
export const zoneAsJson = sql`jsonb_build_object('id', z.id, 'name', z.name, 'countries', z.countries,
  'postcodes', z.postcodes, 'rank', z.rank, 'version', z.version)`

/** A zone that nobody else writes until the transaction ends. @throws Problem 404, 412 unless it is of this version */
export async function lockZone(ctx: Ctx, id: number, version?: number): Promise<ZoneRecord> {
  const { rows } = await sql<{ zone: ZoneRecord }>`
    select ${zoneAsJson} as zone from delivery_zone z where z.id = ${id}::int for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('zone')
  const { zone } = rows[0]
  if (version !== undefined && version !== zone.version)
    throw changedMeanwhile({ current: zone }, phrase('refusal.zoneChangedMeanwhile'))
  return zone
}
