import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import type { Correction } from '../correction-schema.ts'
import type { PartInput } from '../part-input.ts'
import { followMerges } from '../follow-merges.ts'
import { readParts } from './read-part.ts'

type Row = {
  id: string
  part_id: number
  change: Partial<PartInput>
  part_version: number
  name: string
  email: string
  created_at: Date
  micros: number
  decided_at: Date | null
  accepted: boolean | null
}
type CorrectionQuery = { open: boolean; cursor?: string; limit: number }

/** Proposed corrections for admins, newest first: the undecided ones, or the decided ones. */
export async function listCorrections(
  ctx: Ctx,
  { open, cursor, limit }: CorrectionQuery,
): Promise<{ items: Correction[]; next: string | null }> {
  adminOf(ctx)
  const after = afterCursor(cursor, ['c.created_at', 'c.id'])
  const { rows } = await sql<Row>`
    select c.id, c.part_id, c.change, c.part_version, u.name, u.email, c.created_at, ${microsOf('c.created_at')} as micros,
      c.decided_at, c.accepted
    from correction c join users u on u.id = c.user_id
    where (c.decided_at is null) = ${open} and ${after}
    order by c.created_at desc, c.id desc limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, (row) => row)
  const parts = await readParts(ctx, [...new Set(page.map((row) => row.part_id))])
  const followed = await followMerges(ctx)
  const items = page.flatMap((row) => {
    const part = parts.get(row.part_id)
    return part ? [toCorrection({ ...row, change: followed(row.change) }, part)] : []
  })
  return { items, next }
}

const toCorrection = (row: Row, part: Correction['part']): Correction => ({
  _id: row.id,
  part,
  change: row.change,
  outdated: row.part_version !== part.version,
  by: { name: row.name, email: row.email },
  createdAt: row.created_at.toISOString(),
  decision: row.decided_at && { at: row.decided_at.toISOString(), accepted: Boolean(row.accepted) },
})
