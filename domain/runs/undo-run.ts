import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { DAY_MS } from '#platform/clock'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { UNDO_DAYS } from './schema.ts'
import { undoBatch } from './undo-batch.ts'

/**
 * Starts to undo a run: each field gets back what it said before, if it still says what the run wrote. What was changed
 * since stays and is listed, unless `evenChanged`; an undone run may be undone again for these. For admins.
 * @throws Problem 404, 409 `still-writes`, `too-old`
 */
export const undoRun = (ctx: Ctx, runId: string, how: How = {}): Promise<void> => undoRuns(ctx, [runId], how)

type How = { evenChanged?: boolean }

/** The same for runs that belong together. One job undoes them, the one that was started last first. */
export async function undoRuns(ctx: Ctx, ids: readonly string[], { evenChanged = false }: How = {}): Promise<void> {
  adminOf(ctx)
  const now = ctx.clock.now()
  await tx(ctx, async (ctx) => {
    for (const id of ids) await askUndo(ctx, id, { now, evenChanged })
    await ctx.jobs.send(ctx.db, 'undo-run', { runId: ids[0] })
  })
}

async function askUndo(ctx: Ctx, runId: string, { now, evenChanged }: { now: Date; evenChanged: boolean }) {
  const { rows } = await sql<{ kind: string; started_at: Date; ended_at: Date | null }>`
    select kind, started_at, ended_at from run where id = ${runId} for no key update`.execute(ctx.db)
  const run = rows[0]
  if (!run) throw notFound('run')
  if (!run.ended_at) throw conflict('still-writes', phrase('refusal.runStillWrites'))
  if (run.started_at.getTime() < now.getTime() - UNDO_DAYS * DAY_MS)
    throw conflict('too-old', phrase('refusal.runTooOld', UNDO_DAYS))
  await sql`
    update run set undo_asked_at = ${now}, undone_at = null, undo_even_changed = ${evenChanged},
      undone_by = ${adminOf(ctx).id} where id = ${runId}`.execute(ctx.db)
  await sql`
    update run_change set undone = null where run_id = ${runId} and undone = 'changed-since'`.execute(ctx.db)
  await recordAudit(ctx, { what: `${run.kind}.undo`, id: runId, before: null, after: { evenChanged } })
}

/** A job's time is limited: it then queues the rest. */
const WORK_MS = 30_000
const MOST_PARTS = 1000

/**
 * The job that undoes a run, with those that were asked for with it, in batches that each commit: a job that is cut off, or runs
 * twice, goes on where the last batch ended.
 */
export async function continueUndo(ctx: Ctx, { runId }: { runId: string }): Promise<void> {
  const until = ctx.clock.now().getTime() + WORK_MS
  for (let parts = MOST_PARTS; ;) {
    const next = await nextOf(ctx, runId)
    if (next === undefined) return
    const result = await undoBatch(ctx, next, parts)
    // Where one part cannot be restored, the others of its batch still are.
    parts = result === 'refused' ? Math.max(1, Math.floor(parts / 10)) : Math.min(MOST_PARTS, parts * 2)
    if (ctx.clock.now().getTime() > until) {
      await ctx.jobs.send(ctx.db, 'undo-run', { runId })
      return
    }
  }
}

/** Of the runs whose undo was asked for in the same moment, and is not done, the one that was started last. */
async function nextOf(ctx: Ctx, runId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from run where undo_asked_at = (select undo_asked_at from run where id = ${runId}) and undone_at is null
    order by started_at desc, id desc limit 1`.execute(ctx.db)
  return rows[0]?.id
}
