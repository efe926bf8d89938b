import { type RawBuilder, sql } from 'kysely'
import { CONDITIONS } from '#domain/catalogue/schema'
import type { AskedMeasures } from '../filters/asked-measures.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import { isStockFirst, type ListPlace, SORT_KEYS } from './cursor.ts'
import type { Sort } from '../schema.ts'

/** `where` with all of these conditions; empty without conditions. */
export const where = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/**
 * The facets as conditions on `part p`. With `along`, an index on the price may be used. Without, the price is only
 * compared, because a generic plan would assume that every range is narrow.
 */
export function facetConditions(filters: Partial<FacetFilters>, along = false): RawBuilder<unknown>[] {
  const { types, positions, price, stars, inStock, measures, conditions } = filters
  const brands = brandsOf(filters)
  const amount = along ? sql`p.price` : sql`(p.price + 0)`
  const asked: RawBuilder<unknown>[] = []
  if (types) asked.push(oneOf('type_id', types))
  if (brands) asked.push(oneOf('brand_id', brands))
  if (positions) asked.push(sql`p.position = any(${[...positions]}::text[])`)
  if (price) asked.push(sql`${amount} between ${price.min} and ${Math.min(price.max, 2_000_000_000)}`)
  if (typeof stars === 'number') asked.push(sql`p.rating >= ${stars * 10}`)
  if (inStock) asked.push(sql`p.in_stock`)
  // Written out, so that PostgreSQL sees that an index holds only what is not new.
  if (conditions) asked.push(sql`p.condition in (${sql.join([...conditions].map((one) => sql.lit(CONDITIONS[one]!)))})`)
  if (measures) asked.push(...measureConditions(measures))
  return asked
}

/** The chosen brands that are of a chosen tier; null: any. */
export function brandsOf({ brands, tiers, tierOf = new Uint8Array() }: Partial<FacetFilters>): Set<number> | null {
  if (!tiers) return brands ?? null
  const ofTiers = [...tierOf.keys()].filter((id) => tiers.has(tierOf[id]!))
  return new Set(brands ? ofTiers.filter((id) => brands.has(id)) : ofTiers)
}

/** Values of one measure are alternatives, and all measures must hold. */
export const measureConditions = (measures: AskedMeasures): RawBuilder<unknown>[] =>
  [...measures].map(
    ([measure, values]) => sql`p.id in (
      select part_id from part_measure where measure = ${measure} and value = any(${[...values]}::text[]))`,
  )

/** One value is compared with `=`: then an index that begins with the column provides the list's own order. */
function oneOf(column: string, values: Set<number>): RawBuilder<unknown> {
  const asked = sql.ref(`p.${column}`)
  const [one] = values
  return values.size === 1 ? sql`${asked} = ${one}` : sql`${asked} = any(${[...values]}::smallint[])`
}

/** The key after which a page begins, for parts whose ranks tell only whether they are in stock. */
export function afterPlace(sort: Sort, place: ListPlace | null): RawBuilder<unknown>[] {
  if (!place) return []
  const { column, descending } = SORT_KEYS[sort]
  const sign = descending ? sql`<` : sql`>`
  if (isStockFirst(sort))
    return [sql`(p.in_stock, p.${sql.id(column)}, p.id) ${sign} (${place.rank === 0}, ${place.key}::int, ${place.id})`]
  return [sql`(p.${sql.id(column)}, p.id) ${sign} (${place.key}::int, ${place.id})`]
}

/** The `order by` of a list of `part p`. */
export function orderOf(sort: Sort): RawBuilder<unknown> {
  const { column, descending } = SORT_KEYS[sort]
  const way = descending ? sql`desc` : sql`asc`
  const stock = isStockFirst(sort) ? sql`p.in_stock ${way}, ` : sql``
  return sql`${stock}p.${sql.id(column)} ${way}, p.id ${way}`
}
