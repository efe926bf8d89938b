import { sql } from 'kysely'
import { resumeRun, startRun } from '#domain/runs'
import { phrase } from '#common/phrase'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { ImportCounts } from '../staging/counts/counts-schema.ts'
import type { ImportHeader } from '../staging/schema.ts'
import { cutOffOf } from '../staging/warnings.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { leavesMany } from './leaving.ts'
import { takesMore } from './takes-more.ts'

type Row = {
  state: string
  before: string | null
  header: ImportHeader | null
  counts: ImportCounts | null
  rows: number
  sourceId: number
  file: string
  supplier: string
  kind: ImportKind
  full: boolean
}

/** What somebody has said yes to: that a file may be cut off, and that it takes so many parts off sale, or vehicles away from them. */
type Sure = { evenCutOff?: boolean | undefined; retires?: number | undefined }

/**
 * Says that a staged file is to be written, as a run that can be undone; a worker does it. A file that failed while it
 * was being written is gone on with. @throws Problem 404, 409 `not-staged`, `count-differs`, `retires-many` with the number (`retires`),
 * `counted-anew` if its preview told less than it takes away by now
 */
export async function startApplying(ctx: Ctx, id: string, sure: Sure = {}): Promise<void> {
  // Counted before the transaction, which a refusal rolls back.
  const isMore = await takesMore(ctx, id)
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select i.state, i.run_id as before, i.header, i.counts, i.rows::float8 as rows,
        s.source_id as "sourceId", i.file_name as file, s.name as supplier, i.kind, i.is_full as full
      from import i join supplier s on s.id = i.supplier_id where i.id = ${id} for update of i`.execute(ctx.db)
    if (!rows[0]) throw notFound('import')
    const { state, before, counts, file, supplier, kind, full } = rows[0]
    const about = { file, supplier, kind, full }
    const isStopped = state === 'failed' && counts !== null
    if (state !== 'staged' && !isStopped) throw conflict('not-staged', phrase('refusal.importNotStaged'))
    if (state === 'staged') refuseIfCutOff(rows[0], sure)
    await refuseUnlessSure(ctx, rows[0], { ...sure, isMore })
    const goesOn = isStopped && before !== null && (await resumeRun(ctx, before))
    if (isStopped && before !== null && !goesOn) await refuseWhileUndone(ctx, before)
    const runId = goesOn ? before : await startRun(ctx, { kind: 'import', about: { import: id, ...about } })
    await sql`
      update import set state = 'applying', run_id = ${runId}, failure = null, doubts = null, lease_until = null
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'import.apply', id, before: null, after: { run: runId, ...about } })
    await ctx.jobs.send(ctx.db, 'continue-imports', {})
  })
}

/** What is written beside an undo would be taken back by it. @throws Problem 409 `busy` */
async function refuseWhileUndone(ctx: Ctx, runId: string): Promise<void> {
  const { rows } = await sql`select 1 from run where id = ${runId} and undone_at is null`.execute(ctx.db)
  if (rows.length > 0) throw conflict('busy', phrase('imports.busy'))
}

/** @throws Problem 409 `count-differs` for a full file, which may be cut off */
function refuseIfCutOff({ full, header, rows }: Row, { evenCutOff = false }: Sure): void {
  const cutOff = cutOffOf({ header, rows })
  if (full && !evenCutOff && cutOff) throw conflict('count-differs', cutOff.text)
}

/** A file that lacks much is cut off or of another kind more often than it is meant. */
async function refuseUnlessSure(ctx: Ctx, file: Row, { retires, isMore }: Sure & { isMore: boolean }): Promise<void> {
  const { counts, kind } = file
  const many = counts && (await leavesMany(ctx, { ...file, counts }))
  if (many && retires !== many.retires) {
    const what = kind === 'stock' || kind === 'aces' ? kind : 'parts'
    throw conflict('retires-many', phrase('imports.retiresMany', what, many.retires, many.known), {
      retires: many.retires,
    })
  }
  if (!many && isMore) throw conflict('counted-anew', phrase('imports.countedAnew'))
}
