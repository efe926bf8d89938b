import { sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import type { Reason } from '../staging/schema.ts'
import { sayReasons } from './list-rows.ts'

/** How many different reasons are listed. */
const MOST = 20

/** Why rows of a file are held or refused: each reason, how many rows have it, and the first of them; the most frequent first. */
export async function whyRowsWait(ctx: Ctx, id: string): Promise<{ why: Phrase; rows: number; first: number }[]> {
  const of = (table: string) => sql`
    select n, reason from ${sql.table(table)} cross join jsonb_array_elements(reasons) as reason
    where import_id = ${id} and state in ('held', 'refused')`
  const { rows } = await sql<{ reason: Reason; rows: number; first: number }>`
    select reason, count(*)::int as rows, min(n)::float8 as first
    from (${of('import_row')} union all ${of('import_fit')}) as r
    group by reason order by 2 desc, 3 limit ${MOST}::int`.execute(ctx.db)
  return rows.map(({ reason, ...counted }) => ({ why: sayReasons([reason])[0]!, ...counted }))
}

/** How many rows of a file are held or refused now. */
export async function countWaitingRows(ctx: Ctx, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from import_row where import_id = ${id} and state in ('held', 'refused'))
      + (select count(*) from import_fit where import_id = ${id} and state in ('held', 'refused')))::int as count`.execute(
    ctx.db,
  )
  return rows[0]!.count
}
