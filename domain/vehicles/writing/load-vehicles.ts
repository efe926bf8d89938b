import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { withoutIndexes } from '#platform/db/bulk'
import { readVehicles } from './read-vehicles.ts'
import { writeVehicles } from './write-vehicles.ts'

const TABLES = ['model', 'base_vehicle', 'configuration']

/**
 * Gives a shop without vehicles those that come with it, before it opens. They are facts, so a live shop gets them too.
 */
export async function loadVehicles(ctx: Ctx): Promise<void> {
  const { rows } = await sql`select 1 from base_vehicle limit 1`.execute(ctx.db)
  if (rows.length === 0) await withoutIndexes(ctx, TABLES, (ctx) => writeVehicles(ctx, readVehicles()))
}
