import { sql } from 'kysely'
import { resumeRun, startRun } from '#domain/runs'
import { phrase } from '#common/phrase'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { ImportHeader } from '../staging/schema.ts'
import { isCountOff } from '../staging/warnings.ts'

type Row = {
  state: string
  isChecked: boolean
  before: string | null
  header: ImportHeader | null
  rows: number
  file: string
  supplier: string
  kind: string
  full: boolean
}

/**
 * Says that a staged file is to be written, as a run that can be undone; a worker does it. A file that failed while it
 * was being written is gone on with. `evenCutOff`: also a full file that has other records than it says; what it lacks would retire
 * parts that are only cut off. @throws Problem 404, 409 `not-staged`, `count-differs`
 */
export async function startApplying(ctx: Ctx, id: string, { evenCutOff = false } = {}): Promise<void> {
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select i.state, i.counts is not null as "isChecked", i.run_id as before, i.header, i.rows::float8 as rows, i.file_name as file, s.name as supplier, i.kind, i.is_full as full
      from import i join supplier s on s.id = i.supplier_id where i.id = ${id} for update of i`.execute(ctx.db)
    if (!rows[0]) throw notFound('import')
    const { state, isChecked, before, header, rows: came, ...about } = rows[0]
    const isStopped = state === 'failed' && isChecked
    if (state !== 'staged' && !isStopped) throw conflict('not-staged', phrase('refusal.importNotStaged'))
    if (about.full && !evenCutOff && isCountOff({ header, rows: came }))
      throw conflict('count-differs', phrase('imports.countDiffers', header!.count!, came))
    const goesOn = isStopped && before !== null && (await resumeRun(ctx, before))
    const runId = goesOn ? before : await startRun(ctx, { kind: 'import', about: { import: id, ...about } })
    await sql`
      update import set state = 'applying', run_id = ${runId}, failure = null, lease_until = null
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'import.apply', id, before: null, after: { run: runId, ...about } })
    await ctx.jobs.send(ctx.db, 'continue-imports', {})
  })
}
