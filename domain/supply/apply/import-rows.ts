import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Applying, RowBatch } from './applying.ts'
import type { Given } from './row-values.ts'

/** A row that is to be applied. `same`: it changed nothing when the file was read, which may be different by now. */
export type Row = {
  n: number
  state: 'ready' | 'same'
  partId: number | null
  brand: string | null
  norm: string | null
  action: 'write' | 'retire'
  given: Given
}

/** What became of a row; `code`: why it is held. */
export type Outcome = {
  state: 'applied' | 'same' | 'held' | 'refused'
  partId: number | null
  code: string | null
  field?: string
  params?: string[]
}

/** So many parts that were added one after the other are in one lane: they lie side by side, and caches hear of them as one range. */
const BLOCK = 1000

/** The next rows, which nobody else takes until the transaction ends. */
export async function nextRows(ctx: Ctx, { id, due }: Applying, { afterRow, most, lane }: RowBatch): Promise<Row[]> {
  const ofLane = lane
    ? sql`and (coalesce(part_id, hashtext(norm), 0) & 2147483647) / ${BLOCK}::int % ${lane.of}::int = ${lane.n}::int`
    : sql``
  const { rows } = await sql<Row>`
    select n, state, part_id as "partId", brand, norm, action, given from import_row
    where import_id = ${id} and n > ${afterRow} and state = any(${due}::text[]) ${ofLane} order by n limit ${most} for update`.execute(
    ctx.db,
  )
  return rows
}

/** Notes what became of rows; of those that were the same and still are, nothing. */
export async function markRows(
  ctx: Ctx,
  importId: string,
  outcomes: ReadonlyMap<Pick<Row, 'n' | 'state'>, Outcome>,
): Promise<void> {
  const told = [...outcomes].filter(([row, { state }]) => row.state !== state)
  const rows = told.map(([{ n }, { state, partId, code, field = 'number', params = [] }]) => {
    return { n, state, partId, reasons: code && JSON.stringify([{ code, field, params }]) }
  })
  await sql`
    update import_row r set state = g.state, part_id = coalesce(g.part_id, r.part_id), reasons = coalesce(g.reasons::jsonb, r.reasons)
    from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ partId }) => partId)}::int[], ${rows.map(({ reasons }) => reasons)}::text[]) as g (n, state, part_id, reasons)
    where r.import_id = ${importId} and r.n = g.n`.execute(ctx.db)
}
