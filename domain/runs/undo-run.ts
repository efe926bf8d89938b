import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { UNDO_DAYS } from './schema.ts'
import { undoBatch } from './undo-batch.ts'

const DAY_MS = 86_400_000

/**
 * Starts to undo a run: each field gets back what it said before, if it still says what the run wrote. What was changed
 * since stays and is listed, unless `evenChanged`; an undone run may be undone again for these. For admins.
 * @throws Problem 404, 409 `still-writes`, `too-old`
 */
export async function undoRun(ctx: Ctx, runId: string, { evenChanged = false } = {}): Promise<void> {
  adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ kind: string; started_at: Date; ended_at: Date | null }>`
      select kind, started_at, ended_at from run where id = ${runId} for no key update`.execute(ctx.db)
    const run = rows[0]
    if (!run) throw notFound('run')
    if (!run.ended_at) throw conflict('still-writes', phrase('refusal.runStillWrites'))
    if (run.started_at.getTime() < ctx.clock.now().getTime() - UNDO_DAYS * DAY_MS)
      throw conflict('too-old', phrase('refusal.runTooOld', UNDO_DAYS))
    const now = ctx.clock.now()
    await sql`
      update run set undo_asked_at = ${now}, undone_at = null, undo_even_changed = ${evenChanged},
        undone_by = ${adminOf(ctx).id} where id = ${runId}`.execute(ctx.db)
    await sql`
      update run_change set undone = null where run_id = ${runId} and undone = 'changed-since'`.execute(ctx.db)
    await recordAudit(ctx, { what: `${run.kind}.undo`, id: runId, before: null, after: { evenChanged } })
    await ctx.jobs.send(ctx.db, 'undo-run', { runId })
  })
}

/** A job's time is limited: it then queues the rest. */
const WORK_MS = 30_000
const MOST_PARTS = 1000

/**
 * The job that undoes a run, in batches that each commit: a job that is cut off, or runs twice, goes on where the last
 * batch ended.
 */
export async function continueUndo(ctx: Ctx, { runId }: { runId: string }): Promise<void> {
  const until = ctx.clock.now().getTime() + WORK_MS
  for (let parts = MOST_PARTS; ;) {
    const result = await undoBatch(ctx, runId, parts)
    if (result === 'done') return
    // Where one part cannot be restored, the others of its batch still are.
    parts = result === 'refused' ? Math.max(1, Math.floor(parts / 10)) : Math.min(MOST_PARTS, parts * 2)
    if (ctx.clock.now().getTime() > until) {
      await ctx.jobs.send(ctx.db, 'undo-run', { runId })
      return
    }
  }
}
