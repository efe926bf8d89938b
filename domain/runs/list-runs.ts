import { type RawBuilder, sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import type { Run } from './schema.ts'

type Row = Run & { micros: number }

/** An undo reads its progress from what the run wrote; a bulk change, from the parts that wait for their turn. */
const progress = sql`
  case when r.undo_asked_at is not null and r.undone_at is null then jsonb_build_object('of', r.parts, 'done', r.parts -
      (select count(distinct part_id) from run_change c where c.run_id = r.id and c.undone is null))
    when r.ended_at is null and r.kind = 'bulk' then jsonb_build_object('of', r.about->'parts', 'done', (r.about->>'parts')::int -
      (select count(*) from run_part p where p.run_id = r.id and p.refused is null)) end`

const runs = (ctx: Ctx, where: RawBuilder<unknown>, limit: number) =>
  sql<Row>`
    select r.id as "_id", r.kind, r.about, coalesce(u.name, r.actor) as by, r.started_at as "startedAt",
      r.ended_at as "endedAt", r.parts, ${progress} as progress, ${microsOf('r.started_at')} as micros,
      case when r.undo_asked_at is not null then jsonb_build_object('askedAt', r.undo_asked_at, 'doneAt', r.undone_at,
        'kept', undone.kept, 'retired', undone.retired) end as undo,
      coalesce((select jsonb_agg(jsonb_build_object('code', refused, 'parts', parts) order by parts desc, refused)
        from (select refused, count(*) as parts from run_part p where p.run_id = r.id and refused is not null group by 1) as g),
        '[]') as left
    from run r left join users u on u.id = r.actor
      cross join lateral (
        select count(*) filter (where c.undone = 'changed-since') as kept,
          count(*) filter (where c.field = 'added' and c.undone = 'restored') as retired
        from run_change c where c.run_id = r.id and r.undo_asked_at is not null) as undone
    where ${where} order by r.started_at desc, r.id desc limit ${limit}`.execute(ctx.db)

/** The runs of 30 days for admins, newest first. */
export async function listRuns(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<{ items: Run[]; next: string | null }> {
  adminOf(ctx)
  const { rows } = await runs(ctx, afterCursor(cursor, ['r.started_at', 'r.id']), limit + 1)
  const { page, next } = pageOf(rows, limit, ({ micros, _id: id }) => ({ micros, id }))
  return { items: page.map(toRun), next }
}

/** One run, for admins. @throws Problem 404 */
export async function showRun(ctx: Ctx, id: string): Promise<Run> {
  adminOf(ctx)
  const { rows } = await runs(ctx, sql`r.id = ${id}`, 1)
  if (!rows[0]) throw notFound('run')
  return toRun(rows[0])
}

const timeText = (time: unknown) => (time === null ? null : new Date(time as string | Date).toISOString())

const toRun = ({ micros: _micros, ...row }: Row): Run => ({
  ...row,
  startedAt: timeText(row.startedAt)!,
  endedAt: timeText(row.endedAt),
  undo: row.undo && { ...row.undo, askedAt: timeText(row.undo.askedAt)!, doneAt: timeText(row.undo.doneAt) },
})
