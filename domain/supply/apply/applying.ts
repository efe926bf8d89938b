import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import type { IMPORT_KINDS } from '../suppliers/schema.ts'

/**
 * An import whose rows are being written. `sourceId`: under which parts and vehicles have the supplier's facts; its name may change
 * meanwhile. `due`: the states of the rows to write. `isLate`: rows that are mapped after the file was applied. They come alone and as
 * a partial file: newer files may have said other things of the rest since.
 */
export type Applying = {
  id: string
  sourceId: number
  kind: (typeof IMPORT_KINDS)[number]
  isFull: boolean
  due: readonly ('ready' | 'same')[]
  isLate: boolean
  runId: string
}

/** The next rows to do: at most so many after that one, of one lane. */
export type RowBatch = { afterRow: number; most: number; lane?: Lane }
/** The next parts to do, by their ids, each with all rows of the file about it. */
export type PartBatch = { afterPart: number; most: number }

/** Lanes of a file are done at the same time. All rows about one part are in the same lane, in their order. */
export type Lane = { n: number; of: number }

/** How many rows of a file were done, and the last one (or the last part); null: none was left. */
export type Done = { rows: number; last: number } | null

/** An import in the state `applying`; null: it is in another. @throws Problem 404 */
export async function readApplying(ctx: Ctx, id: string): Promise<Applying | null> {
  const { rows } = await sql<Omit<Applying, 'due'> & { state: string }>`
    select i.id, i.state, s.source_id as "sourceId", i.kind, i.is_full and i.applied_at is null as "isFull",
      i.applied_at is not null as "isLate", i.run_id as "runId"
    from import i join supplier s on s.id = i.supplier_id where i.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound('import')
  const { state, ...applying } = rows[0]
  return state === 'applying' ? { ...applying, due: applying.isLate ? ['ready'] : ['ready', 'same'] } : null
}
