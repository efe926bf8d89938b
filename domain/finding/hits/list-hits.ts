import type { PartTable, Taxonomy } from '#domain/catalogue'
import type { AskedMeasures } from '../filters/asked-measures.ts'
import type { ListPlace } from './cursor.ts'
import { excludes } from '../subject/excluded.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { HitList, type Hits } from './hit-list.ts'
import { hitsOf, IF_RANK, isAlone, isCarAlone, NO_RANK, type ReadParts } from './hits.ts'
import { measurable } from './measure-counts.ts'
import { pageOfHits } from './page-of-hits.ts'
import { isFiltered, passing } from '../filters/passing.ts'
import { addUnlisted, tallyHits } from './tally.ts'
import type { Subject } from '../subject/understand.ts'
import { countUnlisted, universalTypes } from './universal-types.ts'

/** More parts than any car has of them, so that no list costs without bounds. */
const MOST_OPEN = 2000

/** What is found of a subject but the cards of the page, whose places are `listed`. */
type ListedHits = Omit<Found, 'rows'> & { listed: ListPlace[] }

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
  const { changes } = table
  const { id } = table.columns
  const universal = universalTypes(table, subject, filters, taxonomy)
  const hits = hitsOf(table, subject, universal, read, page.sort === 'relevance')
  const isMeasured = (row: number) => !read.measured || read.measured.parts.has(id[row]!)
  const measured = read.measured && !isAlone(subject) ? only(hits, isMeasured) : hits
  const { tally, shown } = tallyHits(table, measured, filters)
  if (isCarAlone(subject) && !filters.price && !excludes(subject)) {
    const passes = passing(table, { ...filters, types: null })
    const isAny = !read.measured && !isFiltered(filters)
    addUnlisted(tally, countUnlisted(table, subject, universal, isAny ? null : (row) => isMeasured(row) && passes(row)))
  }
  const fit = countFit(shown)
  const places = pageOfHits(table, shown, page)
  return {
    tally,
    listed: places.slice(0, page.limit),
    next: places.length > page.limit ? places[page.limit - 1]! : null,
    fits: subject.vehicle && fit.fits,
    unfit: fit.unfit,
    open: isOneCar(subject) ? openRows(shown).flatMap((row) => read.ofCar!.fitOf.get(id[row]!) ?? []) : [],
    measured: measurable(table, subject, filters, read.measured, hits.rows, shown.rows),
    countUnder: (other) => {
      const areHitsOthers = isCarAlone(subject) && filters.types && !other.types
      if (table.changes !== changes || areHitsOthers || !isSame(filters.measures, other.measures)) return null
      return tallyHits(table, measured, other).tally.count
    },
  }
}

function only({ rows, ranks }: Hits, passes: (row: number) => boolean): Hits {
  const some = new HitList(rows.length)
  for (let n = 0; n < rows.length; n++) if (passes(rows[n]!)) some.add(rows[n]!, ranks[n]!)
  return some.hits
}

function countFit({ ranks }: Hits): { fits: number; unfit: number } {
  const counts = { fits: 0, unfit: 0 }
  for (const rank of ranks)
    if (rank >= NO_RANK) counts.unfit++
    else if (rank < IF_RANK) counts.fits++
  return counts
}

/** The first of those that fit only if something is so. */
function openRows({ rows, ranks }: Hits): number[] {
  const open: number[] = []
  for (let n = 0; n < rows.length && open.length < MOST_OPEN; n++)
    if (ranks[n]! >= IF_RANK && ranks[n]! < NO_RANK) open.push(rows[n]!)
  return open
}

/** A make, or a model without its year, is asked for by choosing it, and no question about the car comes before that. */
const isOneCar = ({ vehicle }: Subject) => vehicle !== null && vehicle.model !== null && vehicle.year !== null

const isSame = (one: AskedMeasures | null, other: AskedMeasures | null) =>
  one?.size === other?.size &&
  [...(one ?? [])].every(([measure, values]) => other!.get(measure)?.symmetricDifference(values).size === 0)
