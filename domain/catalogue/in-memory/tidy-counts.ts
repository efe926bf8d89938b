import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Adds up the rows that many changes have appended to the counts, into one row for each kind of part. Changes that are
 * appended meanwhile remain.
 */
export async function tidyCounts(ctx: Ctx): Promise<void> {
  await sql`
    with scattered as (
      select type_id, brand_id, position, price_band, stars, in_stock, universal, condition from part_count
      group by 1, 2, 3, 4, 5, 6, 7, 8 having count(*) > 1
    ), gone as (
      delete from part_count c using scattered s
      where (c.type_id, c.brand_id, c.price_band, c.stars, c.in_stock, c.universal, c.condition)
          = (s.type_id, s.brand_id, s.price_band, s.stars, s.in_stock, s.universal, s.condition) and c.position is not distinct from s.position
      returning c.*
    )
    insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
    select type_id, brand_id, position, price_band, stars, in_stock, universal, condition, sum(n) from gone
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0`.execute(ctx.db)
}
