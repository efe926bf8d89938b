import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import { adminOf } from '#platform/access'
import { DAY_MS, daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { microsOf, pageOf, readPlace, timeOf } from '#platform/cursor'
import type { BinnedPart, BinQuery } from './bin-schema.ts'
import { BIN_DAYS } from './bin-tables.ts'

type Row = {
  id: number
  name: string
  number: string
  brand: string
  deleted_at: Date
  micros: number
  by: string | null
}

/** The deleted parts that can still come back, the newest first. For admins. */
export async function listBin(
  ctx: Ctx,
  { cursor, limit }: BinQuery,
): Promise<{ items: BinnedPart[]; next: string | null }> {
  adminOf(ctx)
  const place = readPlace(cursor)
  if (place && !isRowId(place.id)) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const after = place ? sql`(deleted_at, part_id) < (${timeOf(place.micros)}, ${Number(place.id)}::int)` : sql`true`
  const { rows } = await sql<Row>`
    select part_id as id, part_bin.name, number, brand, deleted_at, ${microsOf('deleted_at')} as micros, u.name as by
    from part_bin left join users u on u.id = deleted_by
    where ${after} order by deleted_at desc, part_id desc limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, ({ micros, id }) => ({ micros, id: String(id) }))
  const items = page.map(({ id, deleted_at, micros: _micros, by, ...part }) => ({
    ...part,
    _id: String(id),
    deletedAt: deleted_at.toISOString(),
    deletedBy: by,
    until: new Date(deleted_at.getTime() + BIN_DAYS * DAY_MS).toISOString(),
  }))
  return { items, next }
}

/** The job `purge-bin`: parts that were deleted so long ago do not come back. */
export async function purgeBin(ctx: Ctx): Promise<void> {
  const old = daysAgo(ctx, BIN_DAYS)
  await sql`delete from part_bin where deleted_at < ${old}`.execute(ctx.db)
}
