import type { PartTable, Taxonomy } from '#domain/catalogue'
import type { AskedMeasures } from './asked-measures.ts'
import { atAnyPrice, countHits } from './count-hits.ts'
import type { Place } from './cursor.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { type Hits, hitsOf, IF_RANK, isAlone, isCarAlone, NO_RANK, type ReadParts } from './hits.ts'
import { measurable } from './measure-counts.ts'
import { pageOfHits } from './page-of-hits.ts'
import { passing } from './passing.ts'
import { tallyFacets } from './tally.ts'
import type { Subject } from './understand.ts'
import { universalTypes, unlistedRows } from './universal-types.ts'

/** More parts than any car has of them, so that no list costs without bounds. */
const MOST_OPEN = 2000

/** What is found of a subject but the cards of the page, whose places are `listed`. */
type ListedHits = Omit<Found, 'rows'> & { listed: Place[] }

/**
 * Counts the parts of a subject for every facet and puts one page in order, from memory. Parts that suit every vehicle are
 * listed under a vehicle only where their type was asked for, but always counted as a category.
 */
export function listHits(
  table: PartTable,
  subject: Subject,
  filters: FacetFilters,
  read: ReadParts,
  taxonomy: Taxonomy,
  page: ListPage,
): ListedHits {
  const { id } = table.columns
  const universal = universalTypes(table, subject, filters, taxonomy)
  const hits = hitsOf(table, subject, universal, read)
  const isMeasured = (row: number) => !read.measured || read.measured.parts.has(id[row]!)
  const measured = read.measured && !isAlone(subject) ? only(hits, isMeasured) : hits
  const counts = countHits(table, measured.rows, filters)
  const tables = [counts]
  if (isCarAlone(subject) && !filters.price && subject.without.length === 0)
    tables.push(countHits(table, unlistedRows(table, subject, universal).filter(isMeasured), filters, false))
  const shown = only(measured, passing(table, filters))
  const open = shown.rows.filter((_row, n) => shown.ranks[n]! >= IF_RANK && shown.ranks[n]! < NO_RANK)
  const unfit = shown.ranks.filter((rank) => rank >= NO_RANK).length
  const places = pageOfHits(table, shown, page)
  return {
    tally: tallyFacets(tables, filters),
    listed: places.slice(0, page.limit),
    next: places.length > page.limit ? places[page.limit - 1]! : null,
    fits: subject.vehicle && shown.rows.length - open.length - unfit,
    unfit,
    open: isOneCar(subject) ? open.slice(0, MOST_OPEN).flatMap((row) => read.ofCar!.fitOf.get(id[row]!) ?? []) : [],
    measured: measurable(table, subject, filters, read.measured, hits.rows, shown.rows),
    countUnder: (other) => {
      const areHitsOthers = isCarAlone(subject) && filters.types && !other.types
      if (areHitsOthers || !isSame(filters.measures, other.measures)) return null
      return tallyFacets([other.price ? counts : atAnyPrice(counts)], other).count
    },
  }
}

function only({ rows, ranks }: Hits, passes: (row: number) => boolean): Hits {
  const some: Hits = { rows: [], ranks: [] }
  for (let n = 0; n < rows.length; n++)
    if (passes(rows[n]!)) {
      some.rows.push(rows[n]!)
      some.ranks.push(ranks[n]!)
    }
  return some
}

/** A make, or a model without its year, is asked for by choosing it, and no question about the car comes before that. */
const isOneCar = ({ vehicle }: Subject) => vehicle !== null && vehicle.model !== null && vehicle.year !== null

const isSame = (one: AskedMeasures | null, other: AskedMeasures | null) =>
  one?.size === other?.size &&
  [...(one ?? [])].every(([measure, values]) => other!.get(measure)?.symmetricDifference(values).size === 0)
