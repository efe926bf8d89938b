import { sql } from 'kysely'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { normalNumber } from '../stem.ts'

/**
 * What the word search reads of a part, and what it knows a typed word to be. New words are written in their order, so
 * that two who write parts with the same ones wait for each other and never deadlock.
 */
async function indexWords(ctx: Ctx, id: number): Promise<void> {
  await sql`
    update part p set words = concat_ws(' ', p.name, t.name, t.singular, array_to_string(t.synonyms, ' '), b.name,
      p.position, (select string_agg(a ->> 1, ' ') from jsonb_array_elements(p.attributes) a))
    from part_type t, brand b where p.id = ${id} and t.id = p.type_id and b.id = p.brand_id`.execute(ctx.db)
  const { rows } = await sql`
    insert into word select distinct w, 1 from part, words_of(words) as w where part.id = ${id} order by w
    on conflict do nothing returning word`.execute(ctx.db)
  if (rows.length > 0) await changed(ctx, 'vocabulary')
}

/** Makes a part that was just written findable by its words and by its own number. */
export async function indexPart(ctx: Ctx, id: number): Promise<void> {
  await indexWords(ctx, id)
  const { rows } = await sql<{ number: string; brand: string }>`
    select p.number, b.name as brand from part p join brand b on b.id = p.brand_id where p.id = ${id}`.execute(ctx.db)
  for (const { number, brand } of rows) await setNumbers(ctx, id, 'own', [{ maker: brand, number }])
}

/** Replaces a part's numbers of one kind. Two that differ in dots and dashes only are one. */
export async function setNumbers(
  ctx: Ctx,
  id: number,
  kind: 'own' | 'oe',
  numbers: readonly { maker: string | null; number: string }[],
): Promise<void> {
  await sql`delete from part_number where part_id = ${id} and kind = ${kind}`.execute(ctx.db)
  const rows = numbers.map((one) => ({ ...one, norm: normalNumber(one.number) }))
  await sql`
    insert into part_number (part_id, kind, maker, number, norm)
    select ${id}, ${kind}, maker, number, norm
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (maker text, number text, norm text)
    on conflict do nothing`.execute(ctx.db)
}
