import { sql } from 'kysely'
import { type CardRow, factColumns, SOLD, soldCardColumns } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { isStockFirst, SORT_KEYS } from './cursor.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { afterPlace, brandsOf, facetConditions, orderOf, where } from './list-page.ts'
import type { Sort } from '../schema.ts'
import type { Subject } from '../subject/understand.ts'

/** Below this many parts it is cheaper to gather and sort them all than to walk the whole order looking for them. */
const FEW = 3000
/** The same where an index leads along the parts of one type or brand, which are fewer to look through. */
const FEW_ON_WALK = 300

/** Orders that an index keeps for each type, or for each brand. */
const WALKS: Record<'type' | 'brand', Sort[]> = {
  type: ['relevance', 'popular', 'price-up', 'price-down'],
  brand: ['relevance', 'popular'],
}

type StockedRow = CardRow & { in_stock: boolean }
type Chosen = Pick<FacetFilters, 'types' | 'brands'> & Partial<FacetFilters>

function isWalk(subject: Chosen, filters: Chosen, sort: Sort): boolean {
  const types = filters.types ?? subject.types
  const brands = brandsOf(filters) ?? subject.brands
  return types ? types.size === 1 && WALKS.type.includes(sort) : brands?.size === 1 && WALKS.brand.includes(sort)
}

/** A page of a list by facets alone, read in the database along an index; `count`: how many parts the list has. */
export async function alongIndex(
  ctx: Ctx,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
  count: number,
): Promise<Pick<Found, 'rows' | 'next'>> {
  const isFew = count < (isWalk(subject, filters, page.sort) ? FEW_ON_WALK : FEW)
  const { types, brands, positions } = subject
  const conditions = [SOLD, ...facetConditions({ types, brands, positions }), ...facetConditions(filters, !isFew)]
  const after = afterPlace(page.sort, page.after)
  const order = orderOf(page.sort)
  const limit = sql.lit(page.limit + 1)
  const query = isFew
    ? sql<StockedRow>`with facts as materialized (select ${factColumns} from part p ${where(conditions)}),
          page as (select id from facts p ${where(after)} order by ${order} limit ${limit})
          select ${soldCardColumns}, p.in_stock from page join part p on p.id = page.id order by ${order}`
    : sql<StockedRow>`select ${soldCardColumns}, p.in_stock from part p ${where([...conditions, ...after])} order by ${order} limit ${limit}`
  const { rows } = await query.execute(ctx.finder)
  const last = rows[page.limit - 1]!
  const isLater = isStockFirst(page.sort) && !last?.in_stock
  return {
    rows: rows.slice(0, page.limit),
    next:
      rows.length > page.limit ? { rank: isLater ? 1 : 0, key: last[SORT_KEYS[page.sort].column], id: last.id } : null,
  }
}
