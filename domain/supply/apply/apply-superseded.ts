import { sql } from 'kysely'
import { writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import type { Applying, Done, RowBatch } from './applying.ts'

type Row = { n: number; partId: number; brand: string | null; said: string }

/**
 * Writes which part is to be taken instead of one, when all parts of a file are there: of the next rows that name one as "brand
 * number", or by a number of their own brand's. A part that the shop does not have is not written; one that leads back is told in the row.
 * @throws Problem if one of several rows leads back
 */
export async function applySuperseded(ctx: Ctx, { id, runId }: Applying, { afterRow, most }: RowBatch): Promise<Done> {
  const { rows } = await sql<Row>`
    select n, part_id as "partId", brand, given ->> 'supersededBy' as said from import_row
    where import_id = ${id} and n > ${afterRow} and state in ('applied', 'same') and jsonb_typeof(given -> 'supersededBy') <> 'null'
    order by n limit ${most}`.execute(ctx.db)
  if (rows.length === 0) return null
  const next = await partsNamed(ctx, rows)
  const changes = rows.flatMap(({ n, partId }) => {
    const supersededBy = next.get(n)
    return supersededBy === undefined ? [] : [{ partId, fields: { supersededBy } }]
  })
  try {
    await tx(ctx, (ctx) => writeRun(ctx, runId, changes))
  } catch (err) {
    if (!(err instanceof Problem) || rows.length > 1) throw err
    const reasons = JSON.stringify([{ code: 'leads-back', field: 'superseded_by', params: [rows[0]!.said] }])
    await sql`update import_row set reasons = ${reasons} where import_id = ${id} and n = ${rows[0]!.n}`.execute(ctx.db)
  }
  return { rows: rows.length, last: rows.at(-1)!.n }
}

/** The parts that rows name, by row. */
async function partsNamed(ctx: Ctx, rows: readonly Row[]): Promise<Map<number, number>> {
  const { rows: named } = await sql<{ n: number; partId: number }>`
    select distinct on (g.n) g.n, p.id as "partId"
    from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ said }) => said)}::text[],
        ${rows.map(({ partId }) => partId)}::int[], ${rows.map(({ brand }) => brand)}::text[]) as g (n, said, part_id, brand)
      join brand b on b.slug = g.brand or lower(g.said) like lower(b.name) || ' %'
      join part p on p.brand_id = b.id and p.id <> g.part_id and p.norm = number_norm(
        case when lower(g.said) like lower(b.name) || ' %' then substr(g.said, length(b.name) + 1) else g.said end)
    order by g.n, lower(g.said) like lower(b.name) || ' %' desc, length(b.name) desc`.execute(ctx.db)
  return new Map(named.map(({ n, partId }) => [n, partId]))
}
