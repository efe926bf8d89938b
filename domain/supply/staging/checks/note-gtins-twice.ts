import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const SAMPLES = 3

/** Notes in the header of a file which GTINs several of its parts have: one of them is wrong, and scanners and shop windows go by it. */
export async function noteGtinsTwice(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql<{ gtin: string; rows: number[]; count: number }>`
    with twice as (
      select min(given ->> 'gtin') as gtin, min(n) as first, (array_agg(n::int order by n))[1:2] as rows from import_row
      where import_id = ${id} and action = 'write' and state <> 'refused' and given ->> 'gtin' is not null
      group by ltrim(given ->> 'gtin', '0') having count(distinct (brand, coalesce(norm, n::text))) > 1)
    select gtin, rows, (select count(*)::int from twice) as count from twice order by first limit ${SAMPLES}`.execute(
    ctx.db,
  )
  if (rows.length === 0) return
  const said = { count: rows[0]!.count, samples: rows.map(({ gtin, rows }) => ({ gtin, rows })) }
  await sql`
    update import set header = jsonb_set(header, '{gtinsTwice}', ${JSON.stringify(said)}::jsonb) where id = ${id}`.execute(
    ctx.db,
  )
}
