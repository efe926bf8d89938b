import { sql } from 'kysely'
import { followMerges } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/**
 * What a run keeps of a part that it added: brand and part type by their slugs, which say where a merge led, and a hash of all
 * else. Runs of earlier versions kept one hash of everything.
 */
type Content = { brand: string; category: string; hash: string }

type Row = Content & { id: number; whole: string }

/** What each part says, without what sales and reviews move. Leaves out parts that do not exist. */
export async function contentsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Content>> {
  const rows = await readContents(ctx, ids)
  return new Map(rows.map(({ id, brand, category, hash }) => [id, { brand, category, hash }]))
}

/** Those parts that still say what they said when it was kept; a brand or part type that has gone into another means the other. */
export async function unchangedOf(ctx: Ctx, kept: ReadonlyMap<number, unknown>): Promise<Set<number>> {
  const followed = await followMerges(ctx)
  const isSame = ({ id, brand, category, hash, whole }: Row) => {
    const was = kept.get(id) as Content | string
    if (typeof was === 'string') return was === whole
    const now = followed(was)
    return now.brand === brand && now.category === category && now.hash === hash
  }
  return new Set((await readContents(ctx, [...kept.keys()])).filter(isSame).map(({ id }) => id))
}

async function readContents(ctx: Ctx, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select p.id, b.slug as brand, t.slug as category, md5(said) as hash, md5(concat_ws('|', type_id, brand_id, said)) as whole
    from (
      select id, type_id, brand_id, concat_ws('|', number, name, price, position, universal, quantity, attributes, weight_g,
        length_mm, width_mm, height_mm, hazard, warranty_months, img, gtin, cost, condition, core_deposit, pack_size, status,
        superseded_by,
        (select string_agg(kind || number, ',' order by kind, norm) from part_number where part_id = part.id),
        (select string_agg(url, ',' order by rank) from part_picture where part_id = part.id),
        (select string_agg(name || url, ',' order by rank) from part_document where part_id = part.id)) as said
      from part where id = any(${ids}::int[])
    ) p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id`.execute(ctx.db)
  return rows
}
