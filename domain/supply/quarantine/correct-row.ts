import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound } from '#platform/errors'
import { readStoredImport } from '../imports/read-imports.ts'
import { countImport, countOneRow } from '../staging/counts/count-import.ts'
import { holdContradictions } from '../staging/checks/hold-contradictions.ts'
import { holdLoops } from '../staging/checks/hold-loops.ts'
import { holdTwice } from '../staging/checks/hold-twice.ts'
import type { ImportColumn } from '../staging/schema.ts'
import type { TakenImport } from '../staging/taken-import.ts'
import { readRowsOf } from './list-rows.ts'
import { sourceOf, withCells } from './correct-again.ts'
import { freeTwins, partOfRow } from './free-twins.ts'
import type { Cells } from '../staging/own-cells.ts'
import { keepState, leaveUnlessLost, takeSoon } from './take-soon.ts'
import { rereader } from './waiting-rows.ts'

/**
 * Corrects cells of a row that waits or is ready, which is then read and checked again: by the columns of its table, or by the
 * shop's own. A file that was applied is staged again once the row is ready. For admins.
 * @throws Problem 400 for a column that the row does not have, 404 for a row that is written or changes nothing, 409 `busy` while
 * somebody works on the file
 */
export async function correctRow(ctx: Ctx, id: string, n: number, given: Cells): Promise<void> {
  adminOf(ctx)
  const { state, header } = await readStoredImport(ctx, id)
  if ((state !== 'staged' && state !== 'applied') || !header) throw notFound('import')
  const taken = await takeSoon(ctx, id, state)
  let isReady = false
  try {
    // Read only now: another admin may have corrected other cells of it just before.
    const row = await readCorrectable(ctx, id, n, given)
    const { cells } = row
    const after = { ...cells, ...given }
    const theirs = withCells(row, after)
    await tx(ctx, async (ctx) => {
      await keepState(ctx, taken)
      const reread = await rereader(ctx, taken, header)
      const before = taken.kind === 'aces' ? null : await partOfRow(ctx, id, n)
      await reread([{ n, theirs }])
      const isOther = before !== null && !isDeepStrictEqual(before, await partOfRow(ctx, id, n))
      const twins = isOther ? await freeTwins(ctx, id, before, reread) : []
      const held = [...twins, ...(await holdWith(ctx, taken, header.columns, [n, ...twins]))]
      await sql`
        insert into import_correction (import_id, n, was, cells)
        values (${id}, ${n}, ${JSON.stringify(sourceOf(row))}, ${JSON.stringify(after)})
        on conflict (import_id, n) do update set cells = excluded.cells`.execute(ctx.db)
      await recordAudit(ctx, { what: 'import.correct', id: `${id} ${n}`, before: cells, after })
      await sql`update import set corrected_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
      // Of a file that was applied the counts say what that did; a row that was ready is among them.
      const isAlone = state === 'staged' && row.state !== 'ready' && held.every((other) => other === n)
      await (isAlone ? countOneRow(ctx, id, n) : countImport(ctx, id))
    })
    const [now] = await readRowsOf(ctx, id, [n])
    isReady = now?.state === 'ready'
  } finally {
    await leaveUnlessLost(taken, isReady ? 'staged' : state)
  }
}

/** The row as it is. @throws Problem 400 for a column that it does not have, 404 if there is nothing to correct */
async function readCorrectable(ctx: Ctx, id: string, n: number, given: Cells) {
  const [row] = await readRowsOf(ctx, id, [n])
  if (!row?.cells) throw notFound('import')
  const { cells } = row
  const strange = Object.keys(given).filter((column) => !(column in cells))
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((column) => [column, phrase('imports.noSuchColumn', column)])))
  return { ...row, cells }
}

/** Holds what contradicts corrected rows, or what these contradict, and answers which rows that are. */
async function holdWith(
  ctx: Ctx,
  taken: TakenImport,
  columns: readonly ImportColumn[],
  corrected: readonly number[],
): Promise<readonly number[]> {
  if (taken.kind === 'aces') {
    await holdContradictions(ctx, taken.id, corrected)
    return corrected
  }
  return [...(await holdTwice(ctx, taken.id, columns, corrected)), ...(await holdLoops(ctx, taken, columns))]
}
