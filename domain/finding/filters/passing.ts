import type { PartTable } from '#domain/catalogue'
import { facetFails, type Named } from './facet-fails.ts'
import type { FacetFilters } from './facet-filters.ts'

const NO_FILTER: FacetFilters = {
  types: null,
  brands: null,
  tiers: null,
  positions: null,
  conditions: null,
  price: null,
  stars: null,
  inStock: false,
  measures: null,
  tierOf: new Uint8Array(),
}

/** Whether the part in a row of the table passes all of these filters but the measures, and is what words name. */
export function passing(
  { columns, above }: PartTable,
  filters: Partial<FacetFilters>,
  named: Named = {},
): (row: number) => boolean {
  const { type, brand, position, price, rating, inStock, condition } = columns
  const fails = facetFails({ ...NO_FILTER, ...filters }, above, null, named)
  const { min, max } = filters.price ?? { min: 0, max: Infinity }
  return (row) => {
    const made = fails.type[type[row]!]! | fails.brand[brand[row]!]! | fails.position[position[row]!]!
    if (made !== 0 || price[row]! < min || price[row]! > max) return false
    const stars = fails.stars[(rating[row]! / 10) | 0]!
    return (stars | fails.inStock[inStock[row]!]! | fails.condition[condition[row]!]!) === 0
  }
}

const NAMES = Object.keys(NO_FILTER) as (keyof FacetFilters)[]
const WITHIN_TYPES = NAMES.filter((name) => name !== 'types' && name !== 'measures' && name !== 'tierOf')

/** Whether any filter but those of types and measures is set. */
export const isFiltered = (filters: FacetFilters): boolean =>
  WITHIN_TYPES.some((name) => filters[name] !== NO_FILTER[name])
