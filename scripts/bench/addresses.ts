import { sql } from 'kysely'
import type { Db } from '#platform/db/pool'
import { SORTS } from '#domain/finding/schema'
import type { BenchQuery } from './queries.ts'

/** The query of an address, or a part's id. All are different, and all exist. */
export type Addresses = { lists: string[]; searches: string[]; parts: string[] }

const take = async (db: Db, query: ReturnType<typeof sql<{ value: string }>>) =>
  (await query.execute(db)).rows.map((row) => row.value)

const VIEWS = SORTS.flatMap((sort) => ['', '&inStock=true'].map((stock) => `&sort=${sort}${stock}`))
/** Makes with tens of thousands of parts: the finding benchmark measures those, and people rarely ask for them. */
const HEAVY = ['whole make or model', 'odd price range']

/**
 * Addresses of uncached pages: `lists` of a part type and brand that fill a page, in every order, `searches` of all
 * kinds, and `parts`. Shuffled, and the same for the same catalogue.
 */
export async function freshAddresses(db: Db, queries: BenchQuery[], most = 10_000): Promise<Addresses> {
  const lists = sql<{ value: string }>`
    with pair as (select type_id, brand_id from part group by 1, 2 having count(*) >= 24),
         address as (select concat('category=', type.slug, '&brand=', brand.slug, view) as value
                     from pair join part_type as type on type.id = type_id join brand on brand.id = brand_id,
                          unnest(${VIEWS}::text[]) as view)
    select value from address order by md5(value)`
  const parts = sql<{ value: string }>`select id::text as value from part order by md5(id::text) limit ${most}`
  const asked = queries.filter(({ kind, query }) => !HEAVY.includes(kind) && !query['sort'] && !query['inStock'])
  const searches = VIEWS.flatMap((view) => asked.map(({ query }) => `${new URLSearchParams(query)}${view}`))
  return { lists: await take(db, lists), searches, parts: await take(db, parts) }
}
