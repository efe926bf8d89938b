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

/** Ends a run, which can be undone from now on. Returns how many parts it changed. */
export async function endRun(ctx: Ctx, runId: string): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    update run set ended_at = coalesce(ended_at, ${ctx.clock.now()}),
      parts = (select count(distinct part_id) from run_change where run_id = run.id)
    where id = ${runId} returning parts`.execute(ctx.db)
  return rows[0]!.parts
}
