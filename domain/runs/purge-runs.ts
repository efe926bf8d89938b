import { sql } from 'kysely'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { UNDO_DAYS } from './schema.ts'

/** So many rows go at once, so that no writer waits long. */
const AT_ONCE = 20_000

/** So long after that it is known whether a run was undone: a file notes it meanwhile (`purgeImports`). */
const NOTED_WITHIN_DAYS = 1

/** The job that forgets runs which can no longer be undone. */
export async function purgeRuns(ctx: Ctx): Promise<void> {
  const old = daysAgo(ctx, UNDO_DAYS + NOTED_WITHIN_DAYS)
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from run_change where ctid in (
        select c.ctid from run_change c join run r on r.id = c.run_id where r.started_at < ${old} limit ${AT_ONCE})`.execute(
      ctx.db,
    )
    if (Number(numAffectedRows) < AT_ONCE) break
  }
  await sql`delete from run where started_at < ${old}`.execute(ctx.db)
}
