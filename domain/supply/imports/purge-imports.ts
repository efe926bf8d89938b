import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { UNDO_DAYS } from '#domain/runs/schema'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { arrivedNames, ifThere } from '../arriving-file.ts'
import { ROW_STATES, type RowState } from '../staging/schema.ts'
import { dropFile, IMPORT_ID, importFile } from '../staging/import-file.ts'

/** A file is written down within seconds of its arrival. */
const HOUR_MS = 3_600_000
/** How many rows one statement deletes: few, so that no writer waits long. */
const AT_ONCE = 20_000

/**
 * The job that forgets what nobody needs of suppliers' files: the files and rows of those that were dropped or can no longer be undone.
 * Rows that wait stay, unless the file was dropped. Of a fetched file, which comes again and again, rows that changed nothing
 * go after a day.
 */
export async function purgeImports(ctx: Ctx): Promise<void> {
  const [yesterday, old] = [daysAgo(ctx, 1), daysAgo(ctx, UNDO_DAYS)]
  const there = (await arrivedNames(ctx)).filter((name) => IMPORT_ID.test(name))
  await dropStray(ctx, there)
  await noteUndone(ctx, old)
  const { rows } = await sql<{ id: string }>`
    select id from import
    where id = any(${there}) and (state = 'dropped' or (state = 'applied' and applied_at < ${old}))`.execute(ctx.db)
  for (const { id } of rows) await dropFile(ctx, id)
  for (const table of ['import_row', 'import_fit']) await purgeRows(ctx, table, yesterday, old)
}

/** Of runs that can no longer be undone a file keeps whether they were: they are forgotten a day later (`purgeRuns`). */
async function noteUndone(ctx: Ctx, old: Date): Promise<void> {
  await sql`
    update import i set were_undone = coalesce(i.were_undone, true) and went.undone
    from (select about ->> 'import' as import, bool_and(undo_asked_at is not null) as undone
      from run where started_at < ${old} and about ? 'import' group by 1) as went
    where i.id = went.import and i.were_undone is distinct from (coalesce(i.were_undone, true) and went.undone)`.execute(
    ctx.db,
  )
}

/** Files whose process ended before their import was written down: nothing leads to them. */
async function dropStray(ctx: Ctx, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where not exists (select from import where id = name)`.execute(
    ctx.db,
  )
  const hourAgo = ctx.clock.now().getTime() - HOUR_MS
  for (const { name } of rows) {
    const found = await ifThere(stat(importFile(ctx, name)))
    if (found?.isFile() && found.ctimeMs < hourAgo) await dropFile(ctx, name)
  }
}

/** Rows that wait for nobody. */
const DONE: readonly RowState[] = ['same', 'ready', 'applied']
const SAME: readonly RowState[] = ['same']

async function purgeRows(ctx: Ctx, table: string, yesterday: Date, old: Date): Promise<void> {
  const { rows: files } = await sql<{ id: string; states: string[] }>`
    select id, case when state = 'dropped' then ${ROW_STATES}::text[] when applied_at < ${old} then ${DONE} else ${SAME} end as states
    from import where (state = 'dropped' or (state = 'applied' and (applied_at < ${old} or (is_fetched and applied_at < ${yesterday}))))
      and exists (select from ${sql.table(table)} where import_id = import.id)`.execute(ctx.db)
  for (const { id, states } of files) await purgeRowsOf(ctx, table, id, states)
}

async function purgeRowsOf(ctx: Ctx, table: string, id: string, states: readonly string[]): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where import_id = ${id} and state = any(${states}) limit ${AT_ONCE})`.execute(
      ctx.db,
    )
    if (Number(numAffectedRows) < AT_ONCE) return
  }
}
