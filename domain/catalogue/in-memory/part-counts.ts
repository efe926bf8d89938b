import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { partsInMemory } from './all-parts.ts'
import { KindCounts, type PartCounts, type TypeCounts } from './kind-counts.ts'
import { conditionIndex, type PartCondition, positionIndex } from '../part-states.ts'

type Columns = Record<'type' | 'brand' | 'band' | 'rating' | 'inStock' | 'sold' | 'n', number[]> & {
  position: (string | null)[]
  condition: PartCondition[]
}

/**
 * How many parts of each kind the whole catalogue has. A server that has the parts in memory counts those that change. One that has not
 * adds up `part_count`, which triggers write, in a fraction of the time of reading all parts, but anew after each change.
 */
export function partCounts(ctx: Ctx): Promise<PartCounts> {
  const inMemory = partsInMemory(ctx)
  if (inMemory) return inMemory.then(({ counts }) => counts)
  return ctx.cache.get('part-counts', [tag.counts], async () => {
    const { rows } = await sql<{ counts: Columns | null }>`
      select json_build_object('type', array_agg(type_id), 'brand', array_agg(brand_id), 'position', array_agg(position),
        'band', array_agg(price_band), 'rating', array_agg(stars * 10), 'inStock', array_agg(in_stock::int),
        'condition', array_agg(condition), 'sold', array_agg(1), 'n', array_agg(n)) as counts
      from (
        select type_id, brand_id, position, price_band, stars, in_stock, condition, sum(n)::int as n
        from part_count group by 1, 2, 3, 4, 5, 6, 7 having sum(n) > 0) as kind
      having count(*) > 0`.execute(ctx.db)
    const counted = new KindCounts()
    const read = rows[0]?.counts
    if (!read) return counted.counts
    const columns = {
      ...read,
      position: read.position.map(positionIndex),
      condition: read.condition.map(conditionIndex),
    }
    read.n.forEach((n, row) => counted.add(KindCounts.kindOf(columns, row)!, n))
    return counted.counts
  })
}

/** The number of parts in the catalogue. */
export async function countParts(ctx: Ctx): Promise<number> {
  shows(ctx, tag.parts, tag.assortment())
  return (await partCounts(ctx)).ofType.reduce((sum, one) => sum + partsOf(one), 0)
}

/** The number of parts of a type. */
export const partsOf = ({ ofBrand }: TypeCounts): number => ofBrand.reduce((sum, { n }) => sum + n, 0)
