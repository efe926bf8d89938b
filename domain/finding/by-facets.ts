import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { type FacetFilters, wholeBands } from './facet-filters.ts'
import { partCounts, type CardRow, soldCardColumns, factColumns, SOLD } from '#domain/catalogue'
import { SORT_KEYS } from './cursor.ts'
import type { Found, ListPage } from './found.ts'
import { afterPlace, brandsOf, facetConditions, orderOf, where } from './list-page.ts'
import type { Sort } from './schema.ts'
import { narrowTable, tallyFacets } from './tally.ts'
import type { Subject } from './understand.ts'

/** Below this many parts it is cheaper to gather and sort them all than to walk the whole order looking for them. */
const FEW = 3000
/** The same where an index leads along the parts of one type or brand, which are fewer to look through. */
const FEW_ON_WALK = 300

/** Orders that an index keeps for each type, or for each brand. */
const WALKS: Record<'type' | 'brand', Sort[]> = {
  type: ['relevance', 'popular', 'price-up', 'price-down'],
  brand: ['relevance', 'popular'],
}

const ALL = { ids: null, asked: null }

type Chosen = Pick<FacetFilters, 'types' | 'brands'> & Partial<FacetFilters>

function isWalk(subject: Chosen, filters: Chosen, sort: Sort): boolean {
  const types = filters.types ?? subject.types
  const brands = brandsOf(filters) ?? subject.brands
  return types ? types.size === 1 && WALKS.type.includes(sort) : brands?.size === 1 && WALKS.brand.includes(sort)
}

/**
 * Parts by facets alone: counted from the precomputed counts, listed along an index; a page of none is only counted. Null
 * where that cannot be: a price range that cuts through a band, measures, or a subject with a vehicle, text or numbers.
 */
export async function findByFacets(
  ctx: Ctx,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
): Promise<Found | null> {
  if (subject.vehicle || subject.text || subject.numbers || filters.measures) return null
  if (subject.likely || subject.without.length > 0) return null
  const bands = filters.price && wholeBands(filters.price)
  if (filters.price && !bands) return null
  const counts = narrowTable(await partCounts(ctx), subject)
  const tally = tallyFacets([counts], filters, bands)
  const countUnder = (other: FacetFilters) => {
    const bands = other.price && wholeBands(other.price)
    return other.price && !bands ? null : tallyFacets([counts], other, bands).count
  }
  if (tally.count === 0 || page.limit === 0)
    return { tally, rows: [], next: null, fits: null, unfit: 0, open: [], measured: ALL, countUnder }
  const isFew = tally.count < (isWalk(subject, filters, page.sort) ? FEW_ON_WALK : FEW)
  const { types, brands, positions } = subject
  const conditions = [SOLD, ...facetConditions({ types, brands, positions }), ...facetConditions(filters, !isFew)]
  const after = afterPlace(page.sort, page.after)
  const order = orderOf(page.sort)
  const limit = sql.lit(page.limit + 1)
  const query = isFew
    ? sql<CardRow>`with facts as materialized (select ${factColumns} from part p ${where(conditions)}),
          page as (select id from facts p ${where(after)} order by ${order} limit ${limit})
          select ${soldCardColumns} from page join part p on p.id = page.id order by ${order}`
    : sql<CardRow>`select ${soldCardColumns} from part p ${where([...conditions, ...after])} order by ${order} limit ${limit}`
  const { rows } = await query.execute(ctx.finder)
  const last = rows[page.limit - 1]!
  return {
    tally,
    rows: rows.slice(0, page.limit),
    next: rows.length > page.limit ? { rank: 0, key: last[SORT_KEYS[page.sort].column], id: last.id } : null,
    fits: null,
    unfit: 0,
    open: [],
    measured: ALL,
    countUnder,
  }
}
