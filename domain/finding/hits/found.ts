import type { CardRow } from '#domain/catalogue'
import type { Fit } from '#domain/fitment/schema'
import type { ListPlace } from './cursor.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import type { Sort } from '../schema.ts'
import type { Measurable } from './measure-counts.ts'
import { noTally, type Tally } from './tally.ts'

/** Which page of a list: `after` null is the first; a page of none (`limit` 0) is only counted. */
export type ListPage = { sort: Sort; after: ListPlace | null; limit: number }

export type Found = {
  tally: Tally
  /** The cards of the page. */
  rows: CardRow[]
  /** After which place the next page begins; null: there is none. */
  next: ListPlace | null
  /** How many fit the asked car whatever is open; null: no car is asked for. */
  fits: number | null
  /** How many do not fit it, and are listed by their number. */
  unfit: number
  /** The fits of listed parts that depend on what is open, as far as a question to the car's owner can settle it. */
  open: Fit[]
  measured: Measurable
  /** How many the same subject has under other facets; null: that takes another search. */
  countUnder(filters: FacetFilters): number | null
}

/** A list without parts. `isForCar`: whether a car is asked for. */
export const nothingFound = (isForCar: boolean): Found => ({
  tally: noTally(),
  rows: [],
  next: null,
  fits: isForCar ? 0 : null,
  unfit: 0,
  open: [],
  measured: { ids: new Set(), asked: null },
  countUnder: () => 0,
})
