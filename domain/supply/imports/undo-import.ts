import { sql } from 'kysely'
import { undoRuns } from '#domain/runs'
import { UNDO_DAYS } from '#domain/runs/schema'
import { adminOf } from '#platform/access'
import { daysAgo } from '#platform/clock'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'

/**
 * Starts to undo all that a file wrote: it has a run for each time that rows of it were applied. Returns the newest one, which is undone
 * first. What was undone as a whole stays as it is. For admins. @throws Problem 404, and as `undoRun`
 */
export async function undoImport(ctx: Ctx, id: string, how: { evenChanged?: boolean }): Promise<string> {
  adminOf(ctx)
  const oldest = daysAgo(ctx, UNDO_DAYS)
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      select r.id from import i join run r on r.about ->> 'import' = i.id
      where i.id = ${id} and (r.id = i.run_id or (r.started_at >= ${oldest} and (r.undo_asked_at is null
        or exists (select from run_change c where c.run_id = r.id and c.undone is distinct from 'restored'))))
      order by r.started_at desc, r.id desc for update of i`.execute(ctx.db)
    if (!rows[0]) throw notFound('run')
    await undoRuns(
      ctx,
      rows.map((run) => run.id),
      how,
    )
    return rows[0].id
  })
}
