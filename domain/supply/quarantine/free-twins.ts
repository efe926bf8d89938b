import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { withCells } from './correct-again.ts'
import { readRowsOf } from './list-rows.ts'
import type { WaitingRow } from './waiting-rows.ts'

type Named = { brand: string | null; norm: string | null }

/** Of which part a row is, as its file names it. */
export async function partOfRow(ctx: Ctx, id: string, n: number): Promise<Named> {
  const { rows } = await sql<Named>`
    select brand, norm from import_row where import_id = ${id} and n = ${n}`.execute(ctx.db)
  return rows[0] ?? { brand: null, norm: null }
}

/**
 * Reads those rows again that changed nothing or waited because a row before them was about the same part, which is of another part
 * since it was corrected. Answers which these are.
 */
export async function freeTwins(
  ctx: Ctx,
  id: string,
  { brand, norm }: Named,
  reread: (rows: readonly WaitingRow[]) => Promise<void>,
): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    update import_row set state = 'ready' where import_id = ${id} and brand = ${brand} and norm = ${norm}
      and (state = 'same' or (state = 'held' and reasons @> '[{"code": "twice-in-file"}]'))
    returning n::float8 as n`.execute(ctx.db)
  const twins = rows.map(({ n }) => n)
  const freed = await readRowsOf(ctx, id, twins)
  await reread(freed.map((row) => ({ n: row.n, theirs: withCells(row, row.cells!) })))
  return twins
}
