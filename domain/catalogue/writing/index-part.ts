import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { normalNumber } from '../part-number.ts'

/** The text that the word search reads for a part `p` of the type `t` and the brand `b`. */
export const partWords = sql`concat_ws(' ', p.name, t.name, t.singular, array_to_string(t.synonyms, ' '), b.name,
  p.position, (select string_agg(a ->> 1, ' ') from jsonb_array_elements(p.attributes) a))`

/** Indexes parts by their own numbers. Triggers index their words (migration 0004, `words_added`). */
export async function indexParts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { rows: own } = await sql<NumberRow & { from: number }>`
    select p.id as "partId", 'own' as kind, b.name as maker, p.number, p.source_id as "from"
    from part p join brand b on b.id = p.brand_id where p.id = any(${ids}::int[])`.execute(ctx.db)
  for (const [from, numbers] of Map.groupBy(own, (row) => row.from)) await writeNumbers(ctx, from, 'own', ids, numbers)
}

/** The same for one part after an update, whose text may have changed too. */
export async function indexPart(ctx: Ctx, id: number): Promise<void> {
  await sql`
    update part p set words = ${partWords} from part_type t, brand b
    where p.id = ${id} and t.id = p.type_id and b.id = p.brand_id`.execute(ctx.db)
  await indexParts(ctx, [id])
}

/**
 * The same for all parts of brands and part types, given by slug, whose names have changed. Returns the parts. Needs a
 * transaction.
 */
export async function indexPartsOf(
  ctx: Ctx,
  named: 'brand' | 'part_type',
  slugs: readonly string[],
): Promise<number[]> {
  if (slugs.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select p.id from part p join part_type t on t.id = p.type_id join brand b on b.id = p.brand_id
    where ${named === 'brand' ? sql`b.slug` : sql`t.slug`} = any(${slugs}::text[]) order by p.id for no key update of p`.execute(
    ctx.db,
  )
  const ids = rows.map(({ id }) => id)
  await indexRenamed(ctx, named, ids)
  return ids
}

/** The same for locked parts whose brand or part type has another name now. */
export async function indexRenamed(ctx: Ctx, named: 'brand' | 'part_type', ids: readonly number[]): Promise<void> {
  await sql`
    update part p set words = ${partWords} from part_type t, brand b
    where p.id = any(${ids}::int[]) and t.id = p.type_id and b.id = p.brand_id`.execute(ctx.db)
  if (named === 'brand') await indexParts(ctx, ids)
}

export type NumberRow = { partId: number; kind: 'own' | 'oe' | 'superseded'; maker: string | null; number: string }

/** Replaces the parts' numbers of a kind. Numbers of one part that differ only in punctuation count as one. */
export async function writeNumbers(
  ctx: Ctx,
  source: number,
  kind: NumberRow['kind'],
  ids: readonly number[],
  numbers: readonly NumberRow[],
): Promise<void> {
  await sql`delete from part_number where part_id = any(${ids}::int[]) and kind = ${kind}`.execute(ctx.db)
  await sql`
    insert into part_number (part_id, kind, maker, number, norm, source_id)
    select distinct on (part_id, norm) part_id, ${kind}::text, maker, number, norm, ${source}::smallint
    from unnest(${numbers.map((one) => one.partId)}::int[], ${numbers.map((one) => one.maker)}::text[],
      ${numbers.map((one) => one.number)}::text[], ${numbers.map((one) => normalNumber(one.number))}::text[])
      with ordinality as r (part_id, maker, number, norm, n)
    order by part_id, norm, n`.execute(ctx.db)
}
