import { sql } from 'kysely'
import type { PartChanges } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/** A row that names the part to take instead of its own, as "brand number" or by a number of its own brand's. */
export type Naming = { n: number; partId: number; brand: string | null; said: string }

/**
 * Which parts are to be taken instead, by what rows say; a part that the shop does not have is left out. `addedBy`: only parts that
 * this run has added.
 */
export async function successorsOf(
  ctx: Ctx,
  rows: readonly Naming[],
  addedBy: string | null = null,
): Promise<PartChanges[]> {
  const next = rows.length > 0 ? await partsNamed(ctx, rows, addedBy) : new Map<number, number>()
  return rows.flatMap(({ n, partId }) => {
    const supersededBy = next.get(n)
    return supersededBy === undefined ? [] : [{ partId, fields: { supersededBy } }]
  })
}

/** The parts that rows name, by row. */
async function partsNamed(ctx: Ctx, rows: readonly Naming[], addedBy: string | null): Promise<Map<number, number>> {
  const { rows: named } = await sql<{ n: number; partId: number }>`
    select * from (
      select distinct on (g.n) g.n, p.id as "partId"
      from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ said }) => said)}::text[],
          ${rows.map(({ partId }) => partId)}::int[], ${rows.map(({ brand }) => brand)}::text[]) as g (n, said, part_id, brand)
        join brand b on b.slug = g.brand or starts_with(lower(g.said), lower(b.name) || ' ')
        join part p on p.brand_id = b.id and p.id <> g.part_id and p.norm = number_norm(
          case when starts_with(lower(g.said), lower(b.name) || ' ') then substr(g.said, length(b.name) + 1) else g.said end)
      order by g.n, starts_with(lower(g.said), lower(b.name) || ' ') desc, length(b.name) desc
    ) as named
    where ${addedBy}::text is null or exists (
      select from run_change where run_id = ${addedBy} and part_id = named."partId" and field = 'added')`.execute(
    ctx.db,
  )
  return new Map(named.map(({ n, partId }) => [n, partId]))
}
