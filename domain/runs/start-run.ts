import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { nameOf } from '#platform/audit'
import type { Ctx } from '#platform/context'
import type { RunKind } from './schema.ts'

/** Starts a run; `about` says what was asked. Returns its id. */
export async function startRun(
  ctx: Ctx,
  { kind, about }: { kind: RunKind; about: Record<string, unknown> },
): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into run (id, kind, about, actor, started_at)
    values (${id}, ${kind}, ${JSON.stringify(about)}, ${nameOf(ctx.actor)}, ${ctx.clock.now()})`.execute(ctx.db)
  return id
}

/** Goes on with a run that ended too early. False: it is being undone, or was, so what follows needs a run of its own. */
export async function resumeRun(ctx: Ctx, runId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update run set ended_at = null where id = ${runId} and undo_asked_at is null`.execute(ctx.db)
  return numAffectedRows === 1n
}

/** Ends a run, which can be undone from now on. Returns how many parts it changed. */
export async function endRun(ctx: Ctx, runId: string): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    update run set ended_at = coalesce(ended_at, ${ctx.clock.now()}),
      parts = (select count(distinct part_id) from run_change where run_id = run.id)
    where id = ${runId} returning parts`.execute(ctx.db)
  return rows[0]!.parts
}
