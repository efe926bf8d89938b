import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { readStoredImport } from '../imports/read-imports.ts'
import { holdContradictions } from '../staging/checks/hold-contradictions.ts'
import { holdLoops } from '../staging/checks/hold-loops.ts'
import { holdTwice } from '../staging/checks/hold-twice.ts'
import type { TakenImport } from '../staging/taken-import.ts'
import { readRowsOf } from './list-rows.ts'
import type { Cells, Corrected } from '../staging/own-cells.ts'
import { rereader, type WaitingRow } from './waiting-rows.ts'

type Correction = { n: number; was: unknown; cells: Cells }
type Correctable = { theirs: unknown; cells: Cells | null; action: string; given: Record<string, unknown> }

/** A row as it came: by its columns, as a record, or, where it did not wait when it was read, by the shop's columns. */
export const sourceOf = ({ theirs, cells }: Pick<Correctable, 'theirs' | 'cells'>): unknown => theirs ?? cells

/** A waiting row with cells that an admin has corrected: by the columns of its file, or, where they asked for more, by the shop's. */
export const withCells = ({ theirs, cells, action, given }: Correctable, after: Cells): unknown =>
  cells !== null && cells === theirs && Object.keys(after).every((column) => column in cells)
    ? after
    : ({ cells: after, action, given } satisfies Corrected)

/**
 * Corrects those rows of a file that was read again as an admin had corrected them, where the row is still the same and still waits.
 * The others are counted in its header.
 */
export async function correctAgain(ctx: Ctx, taken: TakenImport): Promise<void> {
  const { id } = taken
  const { rows: corrections } = await sql<Correction>`
    select n, was, cells from import_correction where import_id = ${id} order by n`.execute(ctx.db)
  if (corrections.length === 0) return
  const { kind, header } = await readStoredImport(ctx, id)
  const rows = await readRowsOf(
    ctx,
    id,
    corrections.map(({ n }) => n),
  )
  const now = new Map(rows.map((row) => [row.n, row]))
  const waiting = corrections.flatMap(({ n, was, cells }): WaitingRow[] => {
    const row = now.get(n)
    return row?.cells && isDeepStrictEqual(sourceOf(row), was) ? [{ n, theirs: withCells(row, cells) }] : []
  })
  const read = await rereader(ctx, { ...taken, kind }, header!)
  await read(waiting)
  const corrected = waiting.map(({ n }) => n)
  if (kind === 'aces') await holdContradictions(ctx, id, corrected)
  else {
    await holdTwice(ctx, id, header!.columns, corrected)
    await holdLoops(ctx, taken, header!.columns)
  }
  const lost = corrections.length - waiting.length
  if (lost > 0)
    await sql`
      update import set header = jsonb_set(header, '{correctionsLost}', to_jsonb(${lost}::int)) where id = ${id}`.execute(
      ctx.db,
    )
}
