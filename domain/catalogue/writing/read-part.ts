import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { type PartRecord, USUAL } from '../part-input.ts'
import { lockParts } from '../stock/lock-parts.ts'
import { stockOfPart } from '../reading/part-card.ts'
import { pictureOf } from '../part-views.ts'

type Row = Omit<PartRecord, '_id' | 'attributes'> & {
  id: number
  picture: string
  attributes: [string, string | number, (string | null)?][]
}

const isUsual = (field: string, value: unknown) =>
  field in USUAL && isDeepStrictEqual(value, USUAL[field as keyof typeof USUAL])

const toRecord = ({ id, picture, ...row }: Row): PartRecord => ({
  ...(Object.fromEntries(Object.entries(row).filter(([field, value]) => !isUsual(field, value))) as typeof row),
  _id: String(id),
  img: row.img ?? pictureOf(picture),
  attributes: row.attributes.map(([name, value, unit = null]) => [name, String(value), unit]),
})

/** Parts with all their editable fields, by id; those of `USUAL` only where they are not as usual. */
export async function readParts(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PartRecord>> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.price, p.img, t.picture, p.number, b.slug as brand, t.slug as category, ${stockOfPart}, p.position,
      p.universal, p.quantity, p.attributes, p.weight_g as "weightGrams", p.length_mm as "lengthMm",
      p.width_mm as "widthMm", p.height_mm as "heightMm", p.hazard, p.warranty_months as "warrantyMonths",
      p.best_seller as "bestSeller", p.version, p.gtin, p.cost, p.condition, p.core_deposit as "coreDeposit", p.pack_size as "packSize", p.status,
      p.superseded_by::text as "supersededBy",
      coalesce((select jsonb_agg(url order by rank) from part_picture where part_id = p.id), '[]') as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'url', url) order by rank)
        from part_document where part_id = p.id), '[]') as documents,
      coalesce((select jsonb_agg(jsonb_build_object('maker', n.maker, 'number', n.number) order by n.norm)
        from part_number n where n.part_id = p.id and n.kind = 'oe'), '[]') as "oeNumbers",
      coalesce((select jsonb_agg(jsonb_build_object('maker', nullif(n.maker, b.name), 'number', n.number) order by n.norm)
        from part_number n where n.part_id = p.id and n.kind = 'superseded'), '[]') as "supersededNumbers"
    from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
    where p.id = any(${ids}::int[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, toRecord(row)]))
}

/** One part; `lock` locks it until the transaction ends. @throws Problem 404 */
export async function readPart(ctx: Ctx, id: number, { lock = false } = {}): Promise<PartRecord> {
  if (lock) await lockParts(ctx, [id])
  const part = (await readParts(ctx, [id])).get(id)
  if (!part) throw notFound('part')
  return part
}
