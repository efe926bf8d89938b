import { type RawBuilder, sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import { UNDO_DAYS } from '#domain/runs/schema'
import { daysAgo, todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { utcText } from '#platform/db/utc-text'
import { notFound } from '#platform/errors'
import { saidFailure } from '../failure.ts'
import { paceOf } from './pace.ts'
import { hasFile } from '../staging/import-file.ts'
import { remedyOf } from './remedy.ts'
import type { ImportShown } from '../staging/schema.ts'
import { type Warning, warningsOf } from '../staging/warnings.ts'

/** An import as it is stored; the door says why it failed or waits, and what to know of it. */
export type StoredImport = Omit<ImportShown, 'failure' | 'warnings' | 'doubts'> & {
  failure: Phrase | null
  warnings: Warning[]
  doubts: Phrase[]
}

type Row = Omit<
  StoredImport,
  'failure' | 'remedy' | 'warnings' | 'doubts' | 'progress' | 'secondsLeft' | 'mayReadAgain'
> & {
  failure: unknown
  newerApplied: string | null
  writtenSince: boolean
  isUndone: boolean
  doubts: unknown[] | null
  stateAt: string
}

/**
 * A newer file of the supplier that was applied while this one waits and not undone, of vehicles beside one of vehicles alone. Rows that
 * come late leave alone what it holds.
 */
const newerApplied = sql`(
  select o.file_name from import o join run r on r.id = o.run_id
  where i.state = 'staged' and i.applied_at is null and o.supplier_id = i.supplier_id and o.created_at > i.created_at and o.applied_at is not null
    and (o.kind = 'aces') = (i.kind = 'aces') and r.undo_asked_at is null
  order by o.created_at desc limit 1)`

/** Whether another file of the supplier was applied, or one that was is undone, since this one was read: its preview tells of before. */
const writtenSince = sql`(
  i.state = 'staged' and i.applied_at is null and exists (
    select from import o join run r on r.id = o.run_id
    where o.supplier_id = i.supplier_id and o.id <> i.id and case
      when r.undo_asked_at is null then coalesce(r.ended_at, 'infinity') > i.staged_at
      else r.ended_at <= i.staged_at and r.undo_asked_at > i.staged_at end))`

/** Imports that match, newest first. */
export async function readImports(ctx: Ctx, which: RawBuilder<unknown>, limit = 1): Promise<StoredImport[]> {
  const now = ctx.clock.now()
  const oldest = daysAgo(ctx, UNDO_DAYS)
  const { rows } = await sql<Row>`
    with i as (select * from import i where ${which} order by created_at desc, id desc limit ${limit}),
      went as (
        select about ->> 'import' as import, count(*) filter (where started_at >= ${oldest})::int as runs,
          bool_and(undo_asked_at is not null) as "undoAsked", bool_and(undone_at is not null) as undone,
          min(started_at + make_interval(days => ${UNDO_DAYS})) filter (where started_at >= ${oldest} and parts > 0 and undo_asked_at is null) as "undoUntil"
        from run where about ->> 'import' in (select id from i) group by 1
      )
    select i.id, jsonb_build_object('id', s.id, 'name', s.name) as supplier, file_name as "fileName", bytes::float8 as bytes, kind,
      is_full as full, sheet, state, bytes_read::float8 as "bytesRead", rows::float8 as rows, rows_applied::float8 as "rowsApplied", header, counts, failure, doubts,
      is_fetched as fetched, applies_itself and state in ('staged', 'failed') as deciding, remap_asked_at is not null as rereading, run_id as "runId",
      coalesce(went.runs, 0) as runs, coalesce(were_undone, true) and coalesce(went."undoAsked", were_undone, false) as "undoAsked", ${utcText('went.undoUntil')} as "undoUntil",
      state = 'applied' and coalesce(went.undone and coalesce(were_undone, true), false) as "isUndone", coalesce(u.name, created_by) as "createdBy", ${utcText('i.state_at')} as "stateAt", ${utcText('i.created_at')} as "createdAt", ${utcText('i.staged_at')} as "stagedAt",
      ${utcText('i.applied_at')} as "appliedAt", ${newerApplied} as "newerApplied", ${writtenSince} as "writtenSince"
    from i join supplier s on s.id = i.supplier_id left join users u on u.id = i.created_by left join went on went.import = i.id
    order by i.created_at desc, i.id desc`.execute(ctx.db)
  const there = await Promise.all(rows.map(({ id, isUndone }) => isUndone && hasFile(ctx, id)))
  return rows.map(({ failure, doubts, stateAt, newerApplied, writtenSince, isUndone: _isUndone, ...one }, at) => {
    const warnings =
      one.state === 'received' || one.state === 'reading'
        ? []
        : warningsOf(
            { ...one, failure, newerApplied, writtenSince, currency: ctx.config.prices.currency },
            todayInUtc(ctx),
          )
    const said = saidFailure(failure)
    return {
      ...one,
      ...paceOf({ ...one, stateAt }, now),
      failure: said,
      // What stopped while it was written is counted already.
      remedy: said && one.state === 'failed' && !one.counts ? remedyOf(said) : null,
      warnings,
      mayReadAgain: there[at]!,
      doubts: (doubts ?? []).map((doubt) => saidFailure(doubt)!),
    }
  })
}

/** One import. @throws Problem 404 */
export async function readStoredImport(ctx: Ctx, id: string): Promise<StoredImport> {
  const [found] = await readImports(ctx, sql`i.id = ${id}`)
  if (!found) throw notFound('import')
  return found
}
