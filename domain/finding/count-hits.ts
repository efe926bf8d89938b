import { blankCounts, type CountTable, type PartTable } from '#domain/catalogue'
import type { FacetFilters } from './facet-filters.ts'

/** These rows of the table, as facets count them: one by one, each marked whether it is in the asked range of prices. */
export function countHits(
  { columns }: PartTable,
  rows: readonly number[],
  { price }: Pick<FacetFilters, 'price'>,
  listed = true,
): CountTable {
  const counts = blankCounts(rows.length, listed)
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n]!
    const [type, brand, amount] = [columns.type[row]!, columns.brand[row]!, columns.price[row]!]
    counts.type[n] = type
    counts.brand[n] = brand
    counts.position[n] = columns.position[row]!
    counts.band[n] = columns.band[row]!
    counts.stars[n] = columns.rating[row]! / 10
    counts.inStock[n] = columns.inStock[row]!
    counts.condition[n] = columns.condition[row]!
    counts.inPrice[n] = Number(!price || (amount >= price.min && amount <= price.max))
    if (type >= counts.types) counts.types = type + 1
    if (brand >= counts.brands) counts.brands = brand + 1
  }
  return counts
}

/** The same parts, as if no price were asked for. */
export const atAnyPrice = (counts: CountTable): CountTable => ({
  ...counts,
  inPrice: new Uint8Array(counts.length).fill(1),
})
