import { type RawBuilder, sql } from 'kysely'
import { OWN_HAND } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { indexPart } from './index-part.ts'
import type { PartInput } from '../part-input.ts'
import { COLUMNS } from './part-values.ts'
import { OLD_NUMBERED, refuseOldNumbers } from './refuse-old-numbers.ts'
import { refuseWrong } from './refuse-wrong.ts'
import { retiredAt } from './retired-at.ts'
import { writeLists } from './write-lists.ts'
import { refuseLoops } from './refuse-loops.ts'
import { setStock } from '../stock/set-stock.ts'

/** Columns that take more than the value as it was given. */
const TRANSLATED: readonly string[] = ['brand', 'category', 'attributes', 'status', 'supersededBy']

/** Fields with a table of their own. */
const LISTED = ['oeNumbers', 'supersededNumbers', 'pictures', 'documents'] as const

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

/**
 * Updates the given fields of a part and its search index. Needs a transaction that has locked the part.
 * @throws Problem 400 if the brand, part type or superseding part does not exist, parts or numbers would supersede each
 * other in a circle, or the brand has another part with that number
 */
export async function writePart(ctx: Ctx, id: number, change: Partial<PartInput>): Promise<void> {
  const { brand, category, attributes, stock, status, supersededBy } = change
  const sets: RawBuilder<unknown>[] = [sql`version = version + 1`, sql`updated_at = ${ctx.clock.now()}`]
  for (const [field, [column]] of Object.entries(COLUMNS)) {
    const value = change[field as keyof PartInput]
    if (value !== undefined && !TRANSLATED.includes(field)) sets.push(sql`${sql.ref(column)} = ${value}`)
  }
  if (brand !== undefined) sets.push(sql`brand_id = ${await idOf(ctx, 'brand', 'brand', brand)}`)
  if (category !== undefined) sets.push(sql`type_id = ${await idOf(ctx, 'part_type', 'category', category)}`)
  if (attributes !== undefined) sets.push(sql`attributes = ${JSON.stringify(attributes)}::jsonb`)
  if (status !== undefined)
    sets.push(sql`status = ${status}, retired_at = ${retiredAt(ctx, sql`${status}`, sql`retired_at`)}`)
  if (supersededBy !== undefined) sets.push(sql`superseded_by = ${supersededBy && Number(supersededBy)}::int`)
  await sql`update part set ${sql.join(sets)} where id = ${id}`
    .execute(ctx.db)
    .catch((err: unknown) => refuseWrong(err, (field) => [field]))
  if (supersededBy) await refuseLoops(ctx, new Map([['supersededBy', id]]))
  if (stock !== undefined) await setStock(ctx, [{ partId: id, stock }])
  const lists = LISTED.flatMap((field) => (change[field] ? [{ partId: id, field, after: change[field] }] : []))
  await writeLists(ctx, OWN_HAND.id, lists)
  await indexPart(ctx, id)
  if (OLD_NUMBERED.some((field) => change[field] !== undefined))
    await refuseOldNumbers(ctx, new Map([['supersededNumbers', id]]))
}
