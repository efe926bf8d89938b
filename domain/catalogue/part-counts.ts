import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { partsInMemory } from './all-parts.ts'
import { type CountColumns, countColumns, type CountTable, countTable } from './count-table.ts'

/**
 * How many parts of each kind the whole catalogue has. A server that has the parts in memory counts those that change. One that has not
 * adds up `part_count`, which triggers write, in a fraction of the time of reading all parts, but anew after each change.
 */
export function partCounts(ctx: Ctx): Promise<CountTable> {
  const inMemory = partsInMemory(ctx)
  if (inMemory) return inMemory.then(({ counts }) => counts)
  return ctx.cache.get('part-counts', [tag.counts], async () => {
    const { rows } = await sql<{ counts: CountColumns; universal: number[] }>`
      select ${countColumns} as counts, json_agg(universal::int) as universal from (
        select type_id as type, brand_id as brand, position, price_band as band, stars, in_stock, universal,
          condition, true as in_price, sum(n)::int as n
        from part_count group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) > 0) counts`.execute(ctx.db)
    const { counts, universal } = rows[0]!
    return countTable({ ...counts, universal })
  })
}

/** The number of parts in the catalogue. */
export async function countParts(ctx: Ctx): Promise<number> {
  shows(ctx, tag.parts, tag.assortment())
  return (await partCounts(ctx)).n.reduce((sum, n) => sum + n, 0)
}
