import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { indexPartsOf } from '../writing/index-part.ts'
import { LONGEST_SYNONYM, MOST_SYNONYMS, type PartTypeInput } from './taxonomy-schema.ts'

type Named = Pick<PartTypeInput, 'name' | 'singular' | 'synonyms'> & { id: number; slug: string }

/**
 * Makes the names of a part type synonyms of the one that it goes into, as far as there is room, so that its parts are still found
 * by them, and its address, and those that led to it, lead there. Answers the ids of the parts. Needs a transaction.
 */
export async function takeTypeNames(ctx: Ctx, from: Named, into: Named): Promise<number[]> {
  const has = new Set([into.name, into.singular, ...into.synonyms].map((name) => name.toLowerCase()))
  const more = [from.name, from.singular, ...from.synonyms].filter((name) => {
    const isNew = name.length <= LONGEST_SYNONYM && !has.has(name.toLowerCase())
    has.add(name.toLowerCase())
    return isNew
  })
  const synonyms = [...into.synonyms, ...more].slice(0, Math.max(MOST_SYNONYMS, into.synonyms.length))
  await sql`update part_type set synonyms = ${synonyms}::text[], version = version + 1 where id = ${into.id}`.execute(
    ctx.db,
  )
  await sql`update part_type_old_slug set type_id = ${into.id} where type_id = ${from.id}`.execute(ctx.db)
  await sql`
    insert into part_type_old_slug (slug, type_id) values (${from.slug}, ${into.id})
    on conflict (slug) do update set type_id = excluded.type_id`.execute(ctx.db)
  return indexPartsOf(ctx, 'part_type', [into.slug])
}
