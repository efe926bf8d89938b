import { POSITIONS } from '#common/constants'
import type { PartCounts, PartTable } from '#domain/catalogue'
import { CONDITIONS, TIERS } from '#domain/catalogue/schema'
import { areTwo, BIT, type FacetFails, facetFails, type Named } from '../filters/facet-fails.ts'
import { askedBands, type FacetFilters } from '../filters/facet-filters.ts'
import { HitList, type Hits } from './hit-list.ts'

/** The number of parts for each value of each facet, by the value's number, and in all. */
export type Tally = {
  count: number
  type: Int32Array
  brand: Int32Array
  tier: Int32Array
  position: Int32Array
  band: Int32Array
  stars: Int32Array
  inStock: Int32Array
  condition: Int32Array
  /** By type: parts in no list that only count for their category. */
  unlisted: Int32Array
}

/** Nothing counted. `above`: the highest id of a type and of a brand, and one. */
export const noTally = (above = { type: 0, brand: 0 }): Tally => ({
  count: 0,
  type: new Int32Array(above.type),
  brand: new Int32Array(above.brand),
  tier: new Int32Array(TIERS.length + 1),
  position: new Int32Array(POSITIONS.length + 1),
  band: new Int32Array(16),
  stars: new Int32Array(6),
  inStock: new Int32Array(2),
  condition: new Int32Array(CONDITIONS.length),
  unlisted: new Int32Array(above.type),
})

/**
 * Counts the parts of a whole catalogue that the words of a search name, for every facet: each value as if its own facet were not
 * filtered, with all others as they are. So people can choose several values of one facet. Parts of a band of prices that the asked
 * range cuts through are in no count.
 */
export function tallyKinds({ ofType, above }: PartCounts, filters: FacetFilters, named: Named): Tally {
  const tally = noTally(above)
  const fails = facetFails(filters, above, filters.price && askedBands(filters.price), named)
  for (const { type, ofBrand, kinds } of ofType)
    for (const { brand, n, from, until } of ofBrand) {
      const failed = fails.type[type]! | fails.brand[brand]!
      if (areTwo(failed)) continue
      const tier = filters.tierOf[brand] ?? 0
      if (failed !== 0 && !fails.isInBrand) add(tally, failed, n, type, brand, tier, 0, 0, 0, 0, 0)
      else
        for (let at = from; at < until; at++) {
          const [position, band, stars] = [kinds.position[at]!, kinds.band[at]!, kinds.stars[at]!]
          const [inStock, condition] = [kinds.inStock[at]!, kinds.condition[at]!]
          const own = fails.position[position]! | fails.band[band]! | fails.stars[stars]!
          const all = failed | own | fails.inStock[inStock]! | fails.condition[condition]!
          if (!areTwo(all)) add(tally, all, kinds.n[at]!, type, brand, tier, position, band, stars, inStock, condition)
        }
    }
  return tally
}

/** The same from the parts in memory, which say of each part of a band that is cut whether its price is in the range. */
export function tallyCatalogue(table: PartTable, filters: FacetFilters, named: Named): Tally {
  const tally = tallyKinds(table.counts, filters, named)
  const cut = filters.price && askedBands(filters.price).cut
  if (!cut?.size) return tally
  const { band, sold } = table.columns
  const rows = new HitList()
  for (let row = 0; row < table.length; row++) if (sold[row] && cut.has(band[row]!)) rows.add(row, 0)
  countRows(table, rows.hits, filters, facetFails(filters, table.above, null, named), tally)
  return tally
}

/** Hits counted in the same way; and those of them that pass all filters. */
export function tallyHits(table: PartTable, hits: Hits, filters: FacetFilters): { tally: Tally; shown: Hits } {
  const tally = noTally(table.above)
  return { tally, shown: countRows(table, hits, filters, facetFails(filters, table.above, null), tally) }
}

/** Counts hits one by one, with their prices compared, and returns those that pass all filters. */
function countRows(
  { columns }: PartTable,
  { rows, ranks }: Hits,
  { price: asked, tierOf }: FacetFilters,
  fails: FacetFails,
  tally: Tally,
): Hits {
  const shown = new HitList(rows.length)
  const { min, max } = asked ?? { min: 0, max: Infinity }
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n]!
    const [type, brand, price] = [columns.type[row]!, columns.brand[row]!, columns.price[row]!]
    const [position, band, stars] = [columns.position[row]!, columns.band[row]!, (columns.rating[row]! / 10) | 0]
    const [inStock, condition] = [columns.inStock[row]!, columns.condition[row]!]
    const made = fails.type[type]! | fails.brand[brand]! | fails.position[position]! | fails.stars[stars]!
    const sold = fails.inStock[inStock]! | fails.condition[condition]! | (price < min || price > max ? BIT.price : 0)
    const failed = made | sold
    if (areTwo(failed)) continue
    add(tally, failed, 1, type, brand, tierOf[brand] ?? 0, position, band, stars, inStock, condition)
    if (failed === 0) shown.add(row, ranks[n]!)
  }
  return shown.hits
}

/** Called for each of up to a million parts: an object each time would cost more than the counting. */
function add(
  tally: Tally,
  failed: number,
  n: number,
  type: number,
  brand: number,
  tier: number,
  position: number,
  band: number,
  stars: number,
  inStock: number,
  condition: number,
): void {
  if (failed === 0) {
    tally.count += n
    tally.type[type]! += n
    tally.brand[brand]! += n
    tally.tier[tier]! += n
    tally.position[position]! += n
    tally.band[band]! += n
    tally.stars[stars]! += n
    tally.inStock[inStock]! += n
    tally.condition[condition]! += n
  } else if (failed === BIT.type) tally.type[type]! += n
  else if (failed === BIT.brand) tally.brand[brand]! += n
  else if (failed === BIT.tier) tally.tier[tier]! += n
  else if (failed === BIT.position) tally.position[position]! += n
  else if (failed === BIT.price) tally.band[band]! += n
  else if (failed === BIT.stars) tally.stars[stars]! += n
  else if (failed === BIT.inStock) tally.inStock[inStock]! += n
  else tally.condition[condition]! += n
}

/** Counts parts that are in no list for their category alone. */
export function addUnlisted(tally: Tally, counts: Iterable<[type: number, count: number]>): void {
  for (const [type, count] of counts) {
    tally.type[type]! += count
    tally.unlisted[type]! += count
  }
}
