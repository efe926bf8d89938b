import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tidyCounts } from '#domain/catalogue'
import { endRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { retryClash } from '#platform/db/retry-clash'
import { conflict, Problem } from '#platform/errors'
import type { ImportCounts } from '../staging/counts/counts-schema.ts'
import { applyFits } from './apply-fits.ts'
import { applyGone } from './apply-gone.ts'
import { type Applying, type Done, type Lane, type PartBatch, readApplying, type RowBatch } from './applying.ts'
import { applyRows } from './apply-rows.ts'
import { applySuperseded } from './apply-superseded.ts'
import { holdRow } from './hold-row.ts'
import { receiveVehicles } from '../staging/receive-vehicles.ts'
import { leavesMany } from './leaving.ts'
import { noteHeldRows } from './note-supplied.ts'
import { aboutOf } from '../staging/about-of.ts'
import { takesMore } from './takes-more.ts'

/** So many parts are written, and locked, at once in each lane. */
const MOST_PARTS = 1000

/**
 * PostgreSQL writes each lane on a processor of its own. Only lists that change neither numbers nor successors of parts have two: what
 * one lane writes decides nothing in the other.
 */
const LANES: { [kind in Applying['kind']]?: number } = { prices: 2, stock: 2 }

type Tell = (rows: number) => void

/**
 * Writes a file whose rows are staged, in batches that each commit: who is cut off goes on with the next batch, and two processes that
 * do the same file take turns. `tell` hears of the rows that were done. An import that is not to be applied stays as it is.
 */
export async function applyImport(ctx: Ctx, id: string, tell: Tell = () => {}): Promise<void> {
  const applying = await readApplying(ctx, id)
  if (!applying) return
  if (aboutOf(applying) === 'fitment') await inBatches(ctx, applying, byPart(applyFits), { tell })
  else await inLanes(ctx, applying, { tell, refused: holdRow })
  // A row that is refused says so itself.
  await inBatches(ctx, applying, byRow(applySuperseded), { refused: async () => {} })
  // Late rows were noted with their file, and newer ones may hold these parts since.
  if (!applying.isLate) await retryClash(() => noteHeldRows(ctx, applying))
  if (applying.isFull) await refuseMore(ctx, applying)
  await inBatches(ctx, applying, byPart(applyGone))
  // Each batch has appended hundreds of rows, which lists add up.
  await retryClash(() => tidyCounts(ctx))
  await receiveVehicles(ctx, id)
  await endRun(ctx, applying.runId)
  await sql`
    update import set state = 'applied', applied_at = ${ctx.clock.now()}, lease_until = null
    where id = ${id} and state = 'applying'`.execute(ctx.db)
}

/** What a file takes away is left as it is where that is much, and more than was told before it waited for its turn. @throws Problem 409 */
async function refuseMore(ctx: Ctx, { id, kind, sourceId }: Applying): Promise<void> {
  if (!(await takesMore(ctx, id))) return
  const { rows } = await sql<{ counts: ImportCounts }>`select counts from import where id = ${id}`.execute(ctx.db)
  if (await leavesMany(ctx, { kind, sourceId, counts: rows[0]!.counts }))
    throw conflict('counted-anew', phrase('imports.takesMore'))
}

/** `last`: the row or part that was done last. */
type Next = { last: number; most: number; lane?: Lane }
type Work = (ctx: Ctx, applying: Applying, next: Next) => Promise<Done>
const byRow =
  (work: (ctx: Ctx, applying: Applying, batch: RowBatch) => Promise<Done>): Work =>
  (ctx, applying, { last, ...further }) =>
    work(ctx, applying, { afterRow: last, ...further })
const byPart =
  (work: (ctx: Ctx, applying: Applying, batch: PartBatch) => Promise<Done>): Work =>
  (ctx, applying, { last, most }) =>
    work(ctx, applying, { afterPart: last, most })
type Further = { tell?: Tell; refused?: typeof holdRow; lane?: Lane }

/** Does the rows of a file, in several lanes if its kind has them. If one fails, the others end first. */
async function inLanes(ctx: Ctx, applying: Applying, further: Further): Promise<void> {
  const of = LANES[applying.kind]
  if (!of) return inBatches(ctx, applying, byRow(applyRows), further)
  let isOver = false
  const work = byRow(async (ctx, applying, batch) => (isOver ? null : applyRows(ctx, applying, batch)))
  const lanes = Array.from({ length: of }, (_, n) =>
    inBatches(ctx, applying, work, { ...further, lane: { n, of } }).catch((err: unknown) => {
      isOver = true
      throw err
    }),
  )
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}

/** Where the catalogue refuses a batch, smaller ones find the row; it is held, and the others are written. */
async function inBatches(ctx: Ctx, applying: Applying, work: Work, further: Further = {}): Promise<void> {
  const { tell, refused, lane } = further
  for (let next: Next = { last: 0, most: MOST_PARTS, ...(lane ? { lane } : {}) }; ;) {
    try {
      const done = await retryClash(() => work(ctx, applying, next))
      if (!done) return
      tell?.(done.rows)
      next = { ...next, last: done.last, most: Math.min(MOST_PARTS, next.most * 2) }
    } catch (err) {
      if (!(err instanceof Problem) || !refused) throw err
      if (next.most === 1) await refused(ctx, applying, { afterRow: next.last, ...next }, err)
      next = { ...next, most: Math.max(1, Math.floor(next.most / 10)) }
    }
  }
}
