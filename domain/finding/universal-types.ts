import type { PartTable, Taxonomy } from '#domain/catalogue'
import type { FacetFilters } from './facet-filters.ts'
import type { Universal } from './hits.ts'
import { passing } from './passing.ts'
import type { Subject } from './understand.ts'

/** Types for the asked car's type of vehicle that have universal parts. */
export function universalTypes(
  { columns, groups }: PartTable,
  { vehicle, types: named }: Subject,
  { types: chosen }: FacetFilters,
  taxonomy: Taxonomy,
): Universal {
  const universal: Universal = { all: new Set(), listed: new Set(), certain: new Set() }
  if (!vehicle) return universal
  const found = new Set(groups.universal.map((row) => columns.type[row]!))
  const wanted = chosen ?? named
  for (const id of found) {
    const suits = new Set<string>(taxonomy.typeById.get(id)?.suits)
    const suited = vehicle.types.filter((kind) => suits.has(kind))
    if (suited.length === 0) continue
    universal.all.add(id)
    if (wanted?.has(id)) universal.listed.add(id)
    if (suited.length === vehicle.types.length) universal.certain.add(id)
  }
  return universal
}

/** Universal parts of the car that are not listed, as far as the search's own words name them. */
export function unlistedRows(table: PartTable, { types, brands, positions }: Subject, universal: Universal): number[] {
  const others = universal.all.difference(universal.listed)
  const isNamed = passing(table, { types: types?.intersection(others) ?? others, brands, positions })
  return table.groups.universal.filter(isNamed)
}
