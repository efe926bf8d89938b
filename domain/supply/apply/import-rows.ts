import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Batch } from './applying.ts'
import type { Given } from './row-values.ts'

/** A row that is ready to be applied. */
export type Row = {
  n: number
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

/** The next ready rows, which nobody else takes until the transaction ends. */
export async function nextRows(ctx: Ctx, importId: string, { after, most }: Batch): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select n, part_id as "partId", brand, norm, action, given from import_row
    where import_id = ${importId} and n > ${after} and state = 'ready' order by n limit ${most} for update`.execute(
    ctx.db,
  )
  return rows
}

export async function markRows(
  ctx: Ctx,
  importId: string,
  outcomes: ReadonlyMap<Pick<Row, 'n'>, Outcome>,
): Promise<void> {
  const rows = [...outcomes].map(([{ n }, { state, partId, code, field = 'number', params = [] }]) => {
    return { n, state, partId, reasons: code && JSON.stringify([{ code, field, params }]) }
  })
  await sql`
    update import_row r set state = g.state, part_id = coalesce(g.part_id, r.part_id), reasons = coalesce(g.reasons::jsonb, r.reasons)
    from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ partId }) => partId)}::int[], ${rows.map(({ reasons }) => reasons)}::text[]) as g (n, state, part_id, reasons)
    where r.import_id = ${importId} and r.n = g.n`.execute(ctx.db)
}
