import type { CardRow } from '#domain/catalogue'
import type { Place } from './cursor.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Sort } from './schema.ts'
import type { Measurable } from './measure-counts.ts'
import { type Tally, tallyFacets } from './tally.ts'

/** Which page of a list: `after` null is the first; a page of none (`limit` 0) is only counted. */
export type ListPage = { sort: Sort; after: Place | null; limit: number }

export type Found = {
  tally: Tally
  /** One more than the page holds where another page follows. `rank` is that of a number hit, 0 elsewhere, and more where it fits the asked car only if something is so, or not. */
  rows: (CardRow & { rank: number })[]
  /** How many fit the asked car whatever is open; null: no car is asked for. */
  fits: number | null
  /** How many do not fit it, and are listed by their number. */
  unfit: number
  /** Those of the list that fit the asked car only if something is so, as far as a question to its owner can settle them. */
  open: number[]
  measured: Measurable
  /** How many the same subject has under other facets; null: that takes another search. */
  countUnder(filters: FacetFilters): number | null
}

export const nothingFound = (filters: FacetFilters, isForCar: boolean): Found => ({
  tally: tallyFacets([], filters),
  rows: [],
  fits: isForCar ? 0 : null,
  unfit: 0,
  open: [],
  measured: { ids: [], asked: null },
  countUnder: () => 0,
})
