import { sql } from 'kysely'
import { resumeRun, startRun } from '#domain/runs'
import { phrase } from '#common/phrase'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'

type Row = {
  state: string
  isChecked: boolean
  before: string | null
  file: string
  supplier: string
  kind: string
  full: boolean
}

/**
 * Says that a staged file is to be written, as a run that can be undone; a worker does it. A file that failed while it
 * was being written is gone on with. @throws Problem 404, 409 `not-staged`
 */
export async function startApplying(ctx: Ctx, id: string): Promise<void> {
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select i.state, i.counts is not null as "isChecked", i.run_id as before, i.file_name as file, s.name as supplier, i.kind, i.is_full as full
      from import i join supplier s on s.id = i.supplier_id where i.id = ${id} for update of i`.execute(ctx.db)
    if (!rows[0]) throw notFound('import')
    const { state, isChecked, before, ...about } = rows[0]
    const isStopped = state === 'failed' && isChecked
    if (state !== 'staged' && !isStopped) throw conflict('not-staged', phrase('refusal.importNotStaged'))
    const goesOn = isStopped && before !== null && (await resumeRun(ctx, before))
    const runId = goesOn ? before : await startRun(ctx, { kind: 'import', about: { import: id, ...about } })
    await sql`
      update import set state = 'applying', run_id = ${runId}, failure = null, lease_until = null
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'import.apply', id, before: null, after: { run: runId, ...about } })
    await ctx.jobs.send(ctx.db, 'continue-imports', {})
  })
}
