import type { PartTable, Taxonomy } from '#domain/catalogue'
import type { FacetFilters } from '../filters/facet-filters.ts'
import type { Universal } from './hits.ts'
import { passing } from '../filters/passing.ts'
import type { Subject } from '../subject/understand.ts'

/** Types for the asked car's type of vehicle that have universal parts. */
export function universalTypes(
  { groups }: PartTable,
  { vehicle, types: named }: Subject,
  { types: chosen }: FacetFilters,
  taxonomy: Taxonomy,
): Universal {
  const universal: Universal = { all: new Set(), listed: new Set(), certain: new Set() }
  if (!vehicle) return universal
  const wanted = chosen ?? named
  for (const id of groups.universal.keys()) {
    const suits = new Set<string>(taxonomy.typeById.get(id)?.suits)
    const suited = vehicle.types.filter((kind) => suits.has(kind))
    if (suited.length === 0) continue
    universal.all.add(id)
    if (wanted?.has(id)) universal.listed.add(id)
    if (suited.length === vehicle.types.length) universal.certain.add(id)
  }
  return universal
}

/** By type, how many universal parts of the car are not listed, as far as the search's own words name them. `passes`: null, if all rows do. */
export function countUnlisted(
  table: PartTable,
  { types, brands, positions }: Subject,
  universal: Universal,
  passes: ((row: number) => boolean) | null,
): [type: number, count: number][] {
  const others = universal.all.difference(universal.listed)
  const isNamed = brands || positions ? passing(table, { brands, positions }) : null
  return [...(types?.intersection(others) ?? others)].map((type) => {
    const rows = table.groups.universal.get(type) ?? []
    if (!isNamed && !passes) return [type, rows.length]
    let count = 0
    for (const row of rows) if ((!isNamed || isNamed(row)) && (!passes || passes(row))) count++
    return [type, count]
  })
}
