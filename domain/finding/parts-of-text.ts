import { type RawBuilder, sql } from 'kysely'
import { SOLD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { facetConditions, where } from './list-page.ts'
import type { FacetFilters } from './facet-filters.ts'

/** Ids of the parts whose texts have the words of a search, null: no words are asked for; and of those that have what is not wanted. */
export type PartsOfText = { ids: number[] | null; without: ReadonlySet<number> }

/** The words that texts must have (null: none), those that they must not have, and what the words name besides. */
type Words = { text: string | null; without: readonly string[] } & Pick<FacetFilters, 'types' | 'brands' | 'positions'>

/** What the texts of parts say to the searches of one request. Each question is asked once. */
export class TextsOfParts {
  readonly #found = new Map<string, PartsOfText>()

  /** Null where a subject asks nothing of them. */
  async ask(ctx: Ctx, { text, without, types, brands, positions }: Words): Promise<PartsOfText | null> {
    if (!text && without.length === 0) return null
    const named = { types, brands, positions }
    const key = JSON.stringify([text, without, ...Object.values(named).map((values) => values && [...values])])
    const found = this.#found.get(key) ?? (await read(ctx, text, without, facetConditions(named)))
    this.#found.set(key, found)
    return found
  }
}

async function read(
  ctx: Ctx,
  text: string | null,
  without: readonly string[],
  named: RawBuilder<unknown>[],
): Promise<PartsOfText> {
  const having = (words: string) => sql`p.search @@ plainto_tsquery('english', ${words})`
  const idsOf = (condition: RawBuilder<unknown>) =>
    sql`(select json_agg(p.id) from part p ${where([SOLD, condition, ...named])})`
  const unwanted = without.length > 0 ? sql`(${sql.join(without.map(having), sql` or `)})` : null
  const query = sql<{ ids: number[] | null; without: number[] | null }>`
    select ${text ? idsOf(having(text)) : sql`null`} as ids, ${unwanted ? idsOf(unwanted) : sql`null`} as without`
  const { rows } = await ctx.heavy.read((db) => query.execute(db))
  const { ids, without: others } = rows[0]!
  return { ids: text ? (ids ?? []) : null, without: new Set(others) }
}
