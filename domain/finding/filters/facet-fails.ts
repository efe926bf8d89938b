import { POSITIONS } from '#common/constants'
import { positionIndex } from '#domain/catalogue'
import { CONDITIONS } from '#domain/catalogue/schema'
import type { AskedBands, FacetFilters } from './facet-filters.ts'

/** A bit for each facet. A part that fails one is counted for that facet's other values, of two it is in no count. */
export const BIT = { type: 1, brand: 2, tier: 4, position: 8, price: 16, stars: 32, inStock: 64, condition: 128 }
/** Of what the words of a search exclude. */
const EXCLUDED = BIT.type | BIT.brand

/** Whether more than one bit is set. */
export const areTwo = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** What the words of a search name: nothing else is counted. */
export type Named = Partial<Pick<FacetFilters, 'types' | 'brands' | 'positions'>>

/** By each value the bits of the facets that it fails. `isInBrand`: something else than types, brands and tiers is asked for. */
export type FacetFails = Record<
  'type' | 'brand' | 'position' | 'band' | 'stars' | 'inStock' | 'condition',
  Uint8Array
> & {
  isInBrand: boolean
}

/**
 * What fails which filter. `above`: the highest id of a type and of a brand, and one. `bands`: those of the asked range of prices, of
 * which one that is cut fails everything; null where the range is not asked for, or compared with each price.
 */
export function facetFails(
  { types, brands, tiers, positions, stars, inStock, conditions, tierOf }: FacetFilters,
  above: { type: number; brand: number },
  bands: AskedBands | null,
  named: Named = {},
): FacetFails {
  const [places, ofWords] = [indexesOf(positions), indexesOf(named.positions ?? null)]
  const bit = (isFailed: boolean | null | undefined, of: number) => (isFailed ? of : 0)
  return {
    type: bits(
      above.type,
      (id) => bit(named.types && !named.types.has(id), EXCLUDED) | bit(types && !types.has(id), BIT.type),
    ),
    brand: bits(
      above.brand,
      (id) =>
        bit(named.brands && !named.brands.has(id), EXCLUDED) |
        bit(brands && !brands.has(id), BIT.brand) |
        bit(tiers && !tiers.has(tierOf[id] ?? 0), BIT.tier),
    ),
    position: bits(
      POSITIONS.length + 1,
      (place) => bit(ofWords && !ofWords.has(place), EXCLUDED) | bit(places && !places.has(place), BIT.position),
    ),
    band: bits(16, (band) => bit(bands?.cut.has(band), EXCLUDED) | bit(bands && !bands.whole.has(band), BIT.price)),
    stars: bits(6, (value) => bit(stars !== null && value < stars, BIT.stars)),
    inStock: bits(2, (value) => bit(inStock && value === 0, BIT.inStock)),
    condition: bits(CONDITIONS.length, (value) => bit(conditions && !conditions.has(value), BIT.condition)),
    isInBrand: Boolean(places ?? ofWords ?? bands ?? conditions) || stars !== null || inStock,
  }
}

const indexesOf = (positions: ReadonlySet<string> | null) => positions && new Set([...positions].map(positionIndex))

function bits(size: number, of: (value: number) => number): Uint8Array {
  const all = new Uint8Array(size)
  for (let value = 0; value < size; value++) all[value] = of(value)
  return all
}
