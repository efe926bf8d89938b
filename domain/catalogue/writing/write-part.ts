import { type RawBuilder, sql } from 'kysely'
import { OWN_HAND } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { indexPart, writeNumbers } from './index-part.ts'
import type { PartInput } from '../part-input.ts'
import { setStock } from '../stock.ts'

const columns: Partial<Record<keyof PartInput, string>> = {
  name: 'name',
  price: 'price',
  img: 'img',
  number: 'number',
  position: 'position',
  universal: 'universal',
  quantity: 'quantity',
  weightGrams: 'weight_g',
  lengthMm: 'length_mm',
  widthMm: 'width_mm',
  heightMm: 'height_mm',
  hazard: 'hazard',
  warrantyMonths: 'warranty_months',
  bestSeller: 'best_seller',
}

async function idOf(
  ctx: Ctx,
  table: 'brand' | 'part_type',
  field: 'brand' | 'category',
  slug: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where slug = ${slug}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ [field]: phrase('refusal.noSuch', field) })
  return rows[0].id
}

function refuseTaken(err: unknown): never {
  const isTaken = err instanceof Error && 'constraint' in err && err.constraint === 'part_brand_id_norm_key'
  throw isTaken ? invalid({ number: phrase('refusal.numberTaken') }) : err
}

/**
 * Updates the given fields of a part and its search index. Needs a transaction that has locked the part.
 * @throws Problem 400 if the brand or part type does not exist, or the brand has another part with that number
 */
export async function writePart(ctx: Ctx, id: number, change: Partial<PartInput>): Promise<void> {
  const { brand, category, attributes, stock, oeNumbers } = change
  const sets: RawBuilder<unknown>[] = [sql`version = version + 1`, sql`updated_at = ${ctx.clock.now()}`]
  for (const [field, column] of Object.entries(columns)) {
    const value = change[field as keyof PartInput]
    if (value !== undefined) sets.push(sql`${sql.ref(column)} = ${value}`)
  }
  if (brand !== undefined) sets.push(sql`brand_id = ${await idOf(ctx, 'brand', 'brand', brand)}`)
  if (category !== undefined) sets.push(sql`type_id = ${await idOf(ctx, 'part_type', 'category', category)}`)
  if (attributes !== undefined) sets.push(sql`attributes = ${JSON.stringify(attributes)}::jsonb`)
  await sql`update part set ${sql.join(sets)} where id = ${id}`.execute(ctx.db).catch(refuseTaken)
  if (stock !== undefined) await setStock(ctx, [{ partId: id, stock }])
  if (oeNumbers !== undefined)
    await writeNumbers(
      ctx,
      OWN_HAND.id,
      'oe',
      [id],
      oeNumbers.map((one) => ({ ...one, kind: 'oe', partId: id })),
    )
  await indexPart(ctx, id)
}
