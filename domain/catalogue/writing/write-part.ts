import { type RawBuilder, sql } from 'kysely'
import { OWN_HAND } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import { indexPart, writeNumbers } from './index-part.ts'
import type { PartInput } from '../part-input.ts'
import { COLUMNS } from './part-values.ts'
import { OLD_NUMBERED, refuseOldNumbers } from './refuse-old-numbers.ts'
import { refuseLoops } from './refuse-loops.ts'
import { setStock } from '../set-stock.ts'

/** Columns that take more than the value as it was given. */
const TRANSLATED: readonly string[] = ['brand', 'category', 'attributes', 'status', 'supersededBy']

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

/** What the database refuses, as an error at its field. */
const REFUSED: Partial<Record<string, Fields>> = {
  part_brand_id_norm_key: { number: phrase('refusal.numberTaken') },
  part_superseded_by: { supersededBy: phrase('refusal.noSuch', 'part') },
  part_superseded: { supersededBy: phrase('refusal.supersedesItself') },
}

function refuseWrong(err: unknown): never {
  const fields = err instanceof Error && 'constraint' in err && REFUSED[String(err.constraint)]
  throw fields ? invalid(fields) : err
}

/** Replaces the further pictures and the documents, where they are given. */
async function writeExtras(ctx: Ctx, id: number, { pictures, documents }: Partial<PartInput>): Promise<void> {
  const replace = async (table: 'part_picture' | 'part_document', rows: readonly object[]) => {
    await sql`delete from ${sql.table(table)} where part_id = ${id}`.execute(ctx.db)
    await sql`
      insert into ${sql.table(table)}
      select r.* from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as r`.execute(
      ctx.db,
    )
  }
  if (pictures)
    await replace(
      'part_picture',
      pictures.map((url, n) => ({ part_id: id, rank: n + 1, url })),
    )
  if (documents)
    await replace(
      'part_document',
      documents.map((one, n) => ({ part_id: id, rank: n + 1, ...one })),
    )
}

/**
 * Updates the given fields of a part and its search index. Needs a transaction that has locked the part.
 * @throws Problem 400 if the brand, part type or superseding part does not exist, parts or numbers would supersede each
 * other in a circle, or the brand has another part with that number
 */
export async function writePart(ctx: Ctx, id: number, change: Partial<PartInput>): Promise<void> {
  const { brand, category, attributes, stock, oeNumbers, supersededNumbers, status, supersededBy } = change
  const sets: RawBuilder<unknown>[] = [sql`version = version + 1`, sql`updated_at = ${ctx.clock.now()}`]
  for (const [field, [column]] of Object.entries(COLUMNS)) {
    const value = change[field as keyof PartInput]
    if (value !== undefined && !TRANSLATED.includes(field)) sets.push(sql`${sql.ref(column)} = ${value}`)
  }
  if (brand !== undefined) sets.push(sql`brand_id = ${await idOf(ctx, 'brand', 'brand', brand)}`)
  if (category !== undefined) sets.push(sql`type_id = ${await idOf(ctx, 'part_type', 'category', category)}`)
  if (attributes !== undefined) sets.push(sql`attributes = ${JSON.stringify(attributes)}::jsonb`)
  if (status !== undefined)
    sets.push(
      sql`status = ${status}, retired_at = case when ${status} = 'retired' then coalesce(retired_at, ${ctx.clock.now()}::timestamptz) end`,
    )
  if (supersededBy !== undefined) sets.push(sql`superseded_by = ${supersededBy && Number(supersededBy)}::int`)
  await sql`update part set ${sql.join(sets)} where id = ${id}`.execute(ctx.db).catch(refuseWrong)
  if (supersededBy) await refuseLoops(ctx, new Map([['supersededBy', id]]))
  await writeExtras(ctx, id, change)
  if (stock !== undefined) await setStock(ctx, [{ partId: id, stock }])
  for (const [kind, numbers] of [
    ['oe', oeNumbers],
    ['superseded', supersededNumbers],
  ] as const) {
    const rows = numbers?.map((one) => ({ ...one, kind, partId: id }))
    if (rows) await writeNumbers(ctx, OWN_HAND.id, kind, [id], rows)
  }
  await indexPart(ctx, id)
  if (OLD_NUMBERED.some((field) => change[field] !== undefined))
    await refuseOldNumbers(ctx, new Map([['supersededNumbers', id]]))
}
