import { sql } from 'kysely'
import { lockParts, readValues } from '#domain/catalogue'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { endRun } from '../start-run.ts'
import { writeRun } from '../write-run.ts'
import { planChange, PLANNED } from './plan-change.ts'
import type { ChangeOfEach, Refusal } from './schema.ts'

/** A job's time is limited: it then queues the rest. */
const WORK_MS = 30_000
const AT_ONCE = 2000

/**
 * The job that changes the parts of a run, in batches that each commit: a job that is cut off, or runs twice, goes on where
 * the last batch ended.
 */
export async function continueChange(ctx: Ctx, { runId }: { runId: string }): Promise<void> {
  const until = ctx.clock.now().getTime() + WORK_MS
  for (let parts = AT_ONCE; ;) {
    const done = await changeBatch(ctx, runId, parts).catch((err: unknown) => {
      // One part of the batch cannot be written so: the others still are.
      if (err instanceof Problem && err.status === 400) return null
      throw err
    })
    if (done === 0) break
    if (done === null && parts === 1) await refuseNext(ctx, runId)
    parts = done === null ? Math.max(1, Math.floor(parts / 10)) : Math.min(AT_ONCE, parts * 2)
    if (ctx.clock.now().getTime() > until) return ctx.jobs.send(ctx.db, 'change-parts', { runId })
  }
  await endRun(ctx, runId)
}

const waiting = (runId: string, most: number) => sql`
  select part_id from run_part where run_id = ${runId} and refused is null order by part_id limit ${most}`

/** Changes the next parts. Returns how many it took; 0: none is left. @throws Problem 400 as `changeParts` */
async function changeBatch(ctx: Ctx, runId: string, most: number): Promise<number> {
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ about: { change: ChangeOfEach } }>`
      select about from run where id = ${runId} for no key update`.execute(ctx.db)
    const { rows: next } = await sql<{ part_id: number }>`${waiting(runId, most)}`.execute(ctx.db)
    const ids = next.map((row) => row.part_id)
    if (!rows[0] || ids.length === 0) return 0
    await lockParts(ctx, ids)
    const values = await readValues(ctx, ids, [...PLANNED])
    const planned = [...values].map(
      ([partId, part]) => [partId, planChange(rows[0]!.about.change, part, ctx.config.prices)] as const,
    )
    await writeRun(
      ctx,
      runId,
      planned.flatMap(([partId, fields]) => (typeof fields === 'string' ? [] : [{ partId, fields }])),
    )
    const refused = planned.flatMap(([partId, why]) => (typeof why === 'string' ? [{ partId, why }] : []))
    await refuse(ctx, runId, refused)
    await sql`
      delete from run_part where run_id = ${runId} and part_id = any(${ids}::int[]) and refused is null`.execute(ctx.db)
    return ids.length
  })
}

async function refuse(ctx: Ctx, runId: string, parts: readonly { partId: number; why: Refusal }[]): Promise<void> {
  await sql`
    update run_part set refused = why
    from unnest(${parts.map(({ partId }) => partId)}::int[], ${parts.map(({ why }) => why)}::text[]) as r (id, why)
    where run_id = ${runId} and part_id = id`.execute(ctx.db)
}

async function refuseNext(ctx: Ctx, runId: string): Promise<void> {
  await sql`
    update run_part set refused = ${'not-written' satisfies Refusal}
    where run_id = ${runId} and part_id = (${waiting(runId, 1)})`.execute(ctx.db)
}
