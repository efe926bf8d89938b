import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { facetConditions, where } from './list-page.ts'
import type { Subject } from './understand.ts'

/** Ids of the parts whose texts have the words of a search, null: no words are asked for; and of those that have what is not wanted. */
export type PartsOfText = { ids: number[] | null; without: ReadonlySet<number> }

/** Reads what the texts of parts say to a subject; null where it asks nothing of them. */
export async function partsOfText(
  ctx: Ctx,
  { text, without, types, brands, positions }: Subject,
): Promise<PartsOfText | null> {
  if (!text && without.length === 0) return null
  const named = facetConditions({ types, brands, positions })
  const having = (words: string) => sql`p.search @@ plainto_tsquery('english', ${words})`
  const idsOf = (conditions: ReturnType<typeof having>[]) =>
    sql`(select json_agg(p.id) from part p ${where([...conditions, ...named])})`
  const unwanted = without.length > 0 ? sql`(${sql.join(without.map(having), sql` or `)})` : null
  const query = sql<{ ids: number[] | null; without: number[] | null }>`
    select ${text ? idsOf([having(text)]) : sql`null`} as ids, ${unwanted ? idsOf([unwanted]) : sql`null`} as without`
  const { rows } = await ctx.heavy.read((db) => query.execute(db))
  const { ids, without: others } = rows[0]!
  return { ids: text ? (ids ?? []) : null, without: new Set(others) }
}
