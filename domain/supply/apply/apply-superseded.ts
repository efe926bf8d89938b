import { sql } from 'kysely'
import { writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import type { Applying, Done, RowBatch } from './applying.ts'
import { saidSince } from '../staging/said-since.ts'
import { type Naming, successorsOf } from './successors.ts'

/**
 * Writes which part is to be taken instead of one, when all parts of a file are there. A row that leads back says so. After late rows,
 * which have written theirs themselves, only those are left that name a part which came with them.
 * @throws Problem if one of several rows leads back
 */
export async function applySuperseded(ctx: Ctx, applying: Applying, { afterRow, most }: RowBatch): Promise<Done> {
  const { id, runId, isLate } = applying
  const { rows } = await sql<Naming>`
    select n, part_id as "partId", brand, given ->> 'supersededBy' as said from import_row
    where import_id = ${id} and n > ${afterRow} and state in ('applied', 'same') and jsonb_typeof(given -> 'supersededBy') <> 'null'
    order by n limit ${most}`.execute(ctx.db)
  if (rows.length === 0) return null
  const changes = isLate
    ? await successorsOf(ctx, await stillOpen(ctx, applying, rows), runId)
    : await successorsOf(ctx, rows)
  try {
    await tx(ctx, (ctx) => writeRun(ctx, runId, changes))
  } catch (err) {
    if (!(err instanceof Problem) || rows.length > 1) throw err
    const reasons = JSON.stringify([{ code: 'leads-back', field: 'superseded_by', params: [rows[0]!.said] }])
    await sql`update import_row set reasons = ${reasons} where import_id = ${id} and n = ${rows[0]!.n}`.execute(ctx.db)
  }
  return { rows: rows.length, last: rows.at(-1)!.n }
}

/** Those of the rows whose part has none to take instead yet, and of which no newer file says anything. */
async function stillOpen(ctx: Ctx, applying: Applying, rows: readonly Naming[]): Promise<Naming[]> {
  const ids = rows.map(({ partId }) => partId)
  const { rows: open } = await sql<{ id: number }>`
    select id from part where id = any(${ids}::int[]) and superseded_by is null`.execute(ctx.db)
  const [without, newer] = [new Set(open.map(({ id }) => id)), await saidSince(ctx, applying, ids)]
  return rows.filter(({ partId }) => without.has(partId) && !newer.has(partId))
}
