import { phrase } from '#common/phrase'
import { POSITIONS } from '#common/constants'
import { type Prices, stepOf } from '#common/prices'
import { invalid } from '#platform/errors'
import type { Taxonomy } from '#domain/catalogue'
import { conditionIndex, TIERS } from '#domain/catalogue/schema'
import { type AskedMeasures, askedMeasures } from './asked-measures.ts'
import { PRICE_BANDS, type PartQuery } from '../schema.ts'

/**
 * The filters of a list, facet by facet; null is "not filtered". Values of one facet are alternatives. The price is in
 * the smallest unit, both ends included.
 */
export type FacetFilters = {
  types: Set<number> | null
  brands: Set<number> | null
  /** Indexes in TIERS. */
  tiers: Set<number> | null
  positions: Set<string> | null
  /** Indexes in CONDITIONS. */
  conditions: Set<number> | null
  price: { min: number; max: number } | null
  stars: number | null
  inStock: boolean
  measures: AskedMeasures | null
  /** The index in TIERS of each brand, by its id: lists are counted by it. */
  tierOf: Uint8Array
}

/** The index in TIERS of each brand, by its id; one past the last: it has none. */
function tiersOf({ brands }: Taxonomy): Uint8Array {
  const tiers = new Uint8Array(1 + Math.max(0, ...brands.map(({ id }) => id)))
  for (const { id, tier } of brands) tiers[id] = tier ? TIERS.indexOf(tier) : TIERS.length
  return tiers
}

/** "front" includes every place at the front: front, front left, front right. */
export const placesOf = (position: string) =>
  POSITIONS.filter((place) => place.split(' ').includes(position) || place === position)

/** Reads the facets of a query; 400 names a category or brand that does not exist. */
export function facetFilters(query: PartQuery, taxonomy: Taxonomy, prices: Prices): FacetFilters {
  const unknown = (name: 'category' | 'brand', slugs: string[]) =>
    invalid({ [name]: phrase('refusal.noneNamed', name, slugs) }, phrase('refusal.noSuch', name))
  const wrongCategories = query.category?.filter((slug) => taxonomy.crumbs(slug).length === 0) ?? []
  if (wrongCategories.length > 0) throw unknown('category', wrongCategories)
  const wrongBrands = query.brand?.filter((slug) => !taxonomy.brandBySlug.has(slug)) ?? []
  if (wrongBrands.length > 0) throw unknown('brand', wrongBrands)
  const { priceMin, priceMax } = query
  return {
    types: query.category?.length ? new Set(query.category.flatMap((slug) => taxonomy.typesOf(slug))) : null,
    brands: query.brand?.length ? new Set(query.brand.map((slug) => taxonomy.brandBySlug.get(slug)!.id)) : null,
    tiers: query.tier?.length ? new Set(query.tier.map((tier) => TIERS.indexOf(tier))) : null,
    positions: query.position?.length ? new Set(query.position.flatMap(placesOf)) : null,
    conditions: query.condition?.length ? new Set(query.condition.map(conditionIndex)) : null,
    price:
      priceMin === undefined && priceMax === undefined
        ? null
        : // No price lies between two steps, so "up to $49" and "under $50" are equal.
          { min: priceMin ?? 0, max: priceMax === undefined ? Number.MAX_SAFE_INTEGER : priceMax + stepOf(prices) - 1 },
    stars: query.rating ?? null,
    inStock: query.inStock ?? false,
    measures: askedMeasures(query.measure),
    tierOf: tiersOf(taxonomy),
  }
}

/** Price bands by their number: `whole` those that a range covers, `cut` those that it cuts through. */
export type AskedBands = { whole: Set<number>; cut: Set<number> }

/** The bands of a range, `max` included. */
export function askedBands(price: { min: number; max: number }): AskedBands {
  const touched = PRICE_BANDS.filter((band) => band.from <= price.max && (band.to ?? Infinity) > price.min)
  const isOpen = price.max === Number.MAX_SAFE_INTEGER
  const isWhole = ({ from, to }: (typeof PRICE_BANDS)[number]) =>
    from >= price.min && (isOpen || (to ?? Infinity) - 1 <= price.max)
  const ids = (bands: typeof touched) => new Set(bands.map(({ id }) => id))
  return { whole: ids(touched.filter(isWhole)), cut: ids(touched.filter((band) => !isWhole(band))) }
}

/** Whether a range cuts through a band, so that the counts of bands do not say how many parts it has. */
export const isCut = (price: FacetFilters['price']): boolean => price !== null && askedBands(price).cut.size > 0
