import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** The range of ids of one chunk. A site map may contain 50,000 addresses. */
const CHUNK = 45_000

type Changed = { id: string; changedAt: string }

const whole = <T>(rows: { key: T; changed: Date }[]) =>
  rows.map(({ key, changed }) => ({ key, changedAt: changed.toISOString() }))

/** The chunks of part ids that contain parts, for site maps, and when each last changed. */
export async function mapParts(ctx: Ctx): Promise<{ key: number; changedAt: string }[]> {
  shows(ctx, tag.parts, tag.assortment())
  const { rows } = await sql<{ key: number; changed: Date }>`
    select id / ${sql.lit(CHUNK)} as key, max(updated_at) as changed from part
    where status = 'sold' group by 1 order by 1`.execute(ctx.db)
  return whole(rows)
}

/** The parts of one chunk by id; empty if there is no such chunk. A part's chunk never changes. */
export async function partsOfChunk(ctx: Ctx, chunk: number): Promise<Changed[]> {
  shows(ctx, tag.parts, tag.assortment())
  const from = chunk * CHUNK
  const { rows } = await sql<{ key: number; changed: Date }>`
    select id as key, updated_at as changed from part
    where status = 'sold' and id >= ${from} and id < ${from + CHUNK} order by id`.execute(ctx.db)
  return whole(rows).map(({ key, changedAt }) => ({ id: String(key), changedAt }))
}
