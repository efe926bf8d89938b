import { cardsOf, partCounts, partsInMemory, type PartTable } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import { alongIndex } from './along-index.ts'
import { type FacetFilters, isCut } from '../filters/facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import type { ListPlace } from './cursor.ts'
import { HitList } from './hit-list.ts'
import { isAlone } from './hits.ts'
import { pageOfHits } from './page-of-hits.ts'
import { passing } from '../filters/passing.ts'
import { tallyCatalogue, tallyKinds } from './tally.ts'
import type { Subject } from '../subject/understand.ts'
import { walkOrder } from './walk-order.ts'

/** Of a list by facets alone. */
const NO_FIT = { fits: null, unfit: 0, open: [], measured: { ids: null, asked: null } }

/**
 * Parts by facets alone; a page of none is only counted. A server that has the parts in memory counts them and puts them in order
 * there; one that has not adds up precomputed counts and reads the page along an index. Null where that cannot be: measures, a
 * subject with a vehicle, text or numbers, and without the parts in memory a price range that cuts through a band.
 */
export async function findByFacets(
  ctx: Ctx,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
): Promise<Found | null> {
  if (!isAlone(subject) || filters.measures) return null
  await loopTurn()
  const inMemory = partsInMemory(ctx)
  if (inMemory) return inTable(ctx, await inMemory, subject, filters, page)
  if (isCut(filters.price)) return null
  const counts = await partCounts(ctx)
  const tally = tallyKinds(counts, filters, subject)
  const countUnder = (other: FacetFilters) => (isCut(other.price) ? null : tallyKinds(counts, other, subject).count)
  if (tally.count === 0 || page.limit === 0) return { tally, rows: [], next: null, ...NO_FIT, countUnder }
  return { tally, ...(await alongIndex(ctx, subject, filters, page, tally.count)), ...NO_FIT, countUnder }
}

async function inTable(
  ctx: Ctx,
  table: PartTable,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
): Promise<Found> {
  const tally = tallyCatalogue(table, filters, subject)
  const places = page.limit === 0 ? [] : placesOf(table, subject, filters, page, tally.count)
  const shown = places.slice(0, page.limit)
  const cards = await cardsOf(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    tally,
    rows: shown.flatMap(({ id }) => cards.get(id) ?? []),
    next: places.length > page.limit ? shown.at(-1)! : null,
    ...NO_FIT,
    countUnder: (other) => tallyCatalogue(table, other, subject).count,
  }
}

/** In a list with fewer pages, one looks through all parts that it may have. */
const MANY_PAGES = 4

/** The places of a page of a list with so many parts that pass all filters and that the words name. */
function placesOf(
  table: PartTable,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
  count: number,
): ListPlace[] {
  const { sold } = table.columns
  const passes = passing(table, filters, subject)
  const types = filters.types ?? subject.types
  if (!types && count > MANY_PAGES * page.limit) return walkOrder(table, passes, page)
  const found = new HitList()
  const look = (row: number) => {
    if (sold[row] && passes(row)) found.add(row, 0)
  }
  if (types) for (const one of types) table.groups.ofType.get(one)?.forEach(look)
  else for (let row = 0; row < table.length; row++) look(row)
  return pageOfHits(table, found.hits, page)
}
