import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * A hash of what each part says, without what sales and reviews move: whether somebody has changed a part since it was
 * added. Leaves out parts that do not exist.
 */
export async function hashesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, md5(concat_ws('|', type_id, brand_id, number, name, price, position, universal, quantity, attributes, weight_g, length_mm,
      width_mm, height_mm, hazard, warranty_months, img, gtin, cost, condition, core_deposit, pack_size, status, superseded_by,
      (select string_agg(kind || number, ',' order by kind, norm) from part_number where part_id = part.id),
      (select string_agg(url, ',' order by rank) from part_picture where part_id = part.id),
      (select string_agg(name || url, ',' order by rank) from part_document where part_id = part.id))) as hash
    from part where id = any(${ids}::int[])`.execute(ctx.db)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}
