import { fromWritten, type Prices } from '#common/prices'
import type { Taxonomy } from '#domain/catalogue'
import { type FacetFilters, facetFilters } from '../filters/facet-filters.ts'
import type { ReadWords } from '../reading/read-words.ts'
import type { PartQuery } from '../schema.ts'

type Range = { min: number | null; max: number | null }

/** The price that words ask for, in the smallest unit; null: none, or only the cheapest. */
export function saidPrice(read: ReadWords | null, prices: Prices): Range | null {
  const price = read?.price
  return price && (price.min !== null || price.max !== null) ? saidAmounts(price, prices) : null
}

/** Typed amounts in the smallest unit. */
export const saidAmounts = ({ min, max }: Range, prices: Prices): Range => ({
  min: min === null ? null : fromWritten(prices, min),
  max: max === null ? null : fromWritten(prices, max),
})

/** The filters of a list: those of its address, and what its words say of condition, price and measures. What both say is the address's. */
export function saidFilters(
  query: PartQuery,
  read: ReadWords | null,
  taxonomy: Taxonomy,
  prices: Prices,
): FacetFilters {
  const price = saidPrice(read, prices)
  const measures = read?.measures.map(({ measure, value }) => `${measure}:${value}`) ?? []
  return facetFilters(
    {
      ...query,
      priceMin: query.priceMin ?? price?.min ?? undefined,
      priceMax: query.priceMax ?? price?.max ?? undefined,
      condition: query.condition ?? read?.conditions,
      ...(measures.length > 0 && { measure: [...(query.measure ?? []), ...measures] }),
    },
    taxonomy,
    prices,
  )
}
