import { sql } from 'kysely'
import { writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import type { Applying, Batch, Done } from './applying.ts'

type Row = { n: number; partId: number; said: string }

/**
 * Writes which part is to be taken instead of one, when all parts of a file are there: of the next rows that name one by its id, or as
 * "brand number". A part that the shop does not have is not written.
 */
export async function applySuperseded(ctx: Ctx, { id, runId }: Applying, { after, most }: Batch): Promise<Done> {
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select n, part_id as "partId", given ->> 'supersededBy' as said from import_row
      where import_id = ${id} and n > ${after} and state in ('applied', 'same') and jsonb_typeof(given -> 'supersededBy') <> 'null'
      order by n limit ${most}`.execute(ctx.db)
    if (rows.length === 0) return null
    const { rows: next } = await sql<{ n: number; partId: number }>`
      select g.n, p.id as "partId"
      from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ said }) => said)}::text[], ${rows.map(({ partId }) => partId)}::int[])
          as g (n, said, part_id)
        cross join brand b join part p on p.brand_id = b.id and p.id <> g.part_id
          and p.norm = upper(regexp_replace(substr(g.said, length(b.name) + 1), '[^A-Za-z0-9]', '', 'g'))
      where lower(g.said) like lower(b.name) || ' %'
      union select g.n, p.id from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ said }) => said)}::text[]) as g (n, said)
        join part p on p.id::text = g.said
      order by 1`.execute(ctx.db)
    const partOf = new Map(rows.map(({ n, partId }) => [n, partId]))
    await writeRun(
      ctx,
      runId,
      next.map(({ n, partId }) => ({ partId: partOf.get(n)!, fields: { supersededBy: partId } })),
    )
    return { rows: rows.length, last: rows.at(-1)!.n }
  })
}
