import { POSITIONS } from '#common/constants'
import { type CountTable, placeOf } from '#domain/catalogue'
import { CONDITIONS, TIERS } from '#domain/catalogue/schema'
import type { FacetFilters } from './facet-filters.ts'

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
  /** By type: parts in no list (`listed`) that only count for their category. */
  unlisted: Int32Array
}

/** 1 if a value lets a row pass. */
function passing(size: number, lets: (value: number) => boolean): Uint8Array {
  const mask = new Uint8Array(size)
  for (let value = 0; value < size; value++) mask[value] = Number(lets(value))
  return mask
}

/**
 * Counts every facet in one pass: each value as if its own facet were not filtered, with all others as they are. So
 * people can choose several values of one facet. `bands` replaces `inPrice` for precomputed counts.
 */
export function tallyFacets(tables: CountTable[], filters: FacetFilters, bands: Set<number> | null = null): Tally {
  const { types, brands, tiers, positions, stars, inStock, conditions, tierOf } = filters
  const places = positions && new Set([...positions].map(placeOf))
  const typeMask = passing(Math.max(0, ...tables.map((table) => table.types)), (id) => !types || types.has(id))
  const brandMask = passing(Math.max(0, ...tables.map((table) => table.brands)), (id) => !brands || brands.has(id))
  const tierMask = passing(TIERS.length + 1, (tier) => !tiers || tiers.has(tier))
  const positionMask = passing(POSITIONS.length + 1, (place) => !places || places.has(place))
  const bandMask = passing(16, (band) => !bands || bands.has(band))
  const starsMask = passing(6, (value) => stars === null || value >= stars)
  const stockMask = passing(2, (value) => !inStock || value === 1)
  const conditionMask = passing(CONDITIONS.length, (value) => !conditions || conditions.has(value))
  const tally: Tally = {
    count: 0,
    type: new Int32Array(typeMask.length),
    brand: new Int32Array(brandMask.length),
    tier: new Int32Array(TIERS.length + 1),
    position: new Int32Array(POSITIONS.length + 1),
    band: new Int32Array(16),
    stars: new Int32Array(6),
    inStock: new Int32Array(2),
    condition: new Int32Array(CONDITIONS.length),
    unlisted: new Int32Array(typeMask.length),
  }
  for (const table of tables) {
    const { listed } = table
    for (let i = 0; i < table.length; i++) {
      const n = table.n[i]!
      const type = listed ? typeMask[table.type[i]!]! : 0
      const brand = brandMask[table.brand[i]!]!
      // Of a list of one type and brand these are most rows.
      if (type + brand === 0) continue
      const level = tierOf[table.brand[i]!] ?? 0
      const tier = tierMask[level]!
      const position = positionMask[table.position[i]!]!
      const price = bandMask[table.band[i]!]! & table.inPrice[i]!
      const star = starsMask[table.stars[i]!]!
      const stock = stockMask[table.inStock[i]!]!
      const condition = conditionMask[table.condition[i]!]!
      const passed = type + brand + tier + position + price + star + stock + condition
      if (passed < 7) continue
      const all = passed === 8
      if (all) tally.count += n
      if (all || !type) tally.type[table.type[i]!]! += n
      if (!listed) tally.unlisted[table.type[i]!]! += n
      if (all || !brand) tally.brand[table.brand[i]!]! += n
      if (all || !tier) tally.tier[level]! += n
      if (all || !position) tally.position[table.position[i]!]! += n
      if (all || !price) tally.band[table.band[i]!]! += n
      if (all || !star) tally.stars[table.stars[i]!]! += n
      if (all || !stock) tally.inStock[table.inStock[i]!]! += n
      if (all || !condition) tally.condition[table.condition[i]!]! += n
    }
  }
  return tally
}

type Base = {
  types: Set<number> | null
  brands: Set<number> | null
  positions: Set<string> | null
  universal?: true
}

function pick<T extends { length: number }>(from: (size: number) => T, column: ArrayLike<number>, rows: number[]): T {
  const picked = from(rows.length) as T & Record<number, number>
  for (let i = 0; i < rows.length; i++) (picked as Record<number, number>)[i] = column[rows[i]!]!
  return picked
}

/** Only the rows that match a search's own words; with `universal` only those of universal parts. */
export function narrowTable(table: CountTable, { types, brands, positions, universal }: Base): CountTable {
  if (!types && !brands && !positions && !universal) return table
  const places = positions && new Set([...positions].map(placeOf))
  const rows: number[] = []
  for (let i = 0; i < table.length; i++) {
    if (universal && !table.universal[i]) continue
    if (types && !types.has(table.type[i]!)) continue
    if (brands && !brands.has(table.brand[i]!)) continue
    if (places && !places.has(table.position[i]!)) continue
    rows.push(i)
  }
  const words = (size: number) => new Uint16Array(size)
  const bytes = (size: number) => new Uint8Array(size)
  return {
    length: rows.length,
    type: pick(words, table.type, rows),
    brand: pick(words, table.brand, rows),
    position: pick(bytes, table.position, rows),
    band: pick(bytes, table.band, rows),
    stars: pick(bytes, table.stars, rows),
    inStock: pick(bytes, table.inStock, rows),
    condition: pick(bytes, table.condition, rows),
    inPrice: pick(bytes, table.inPrice, rows),
    universal: pick(bytes, table.universal, rows),
    listed: table.listed,
    n: pick((size) => new Int32Array(size), table.n, rows),
    types: table.types,
    brands: table.brands,
  }
}
