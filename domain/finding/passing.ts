import { type PartTable, placeOf } from '#domain/catalogue'
import type { FacetFilters } from './facet-filters.ts'
import { brandsOf } from './list-page.ts'

type Test = (row: number) => boolean

/** Whether the part in a row of the table passes all of these filters but the measures. */
export function passing({ columns }: PartTable, filters: Partial<FacetFilters>): Test {
  const { types, positions, price, stars, inStock, conditions } = filters
  const { type, brand, position, price: amount, rating, inStock: isThere, condition } = columns
  const brands = brandsOf(filters)
  const places = positions && new Set([...positions].map(placeOf))
  // A list asks for few of them, and there may be a hundred thousand rows.
  const tests: Test[] = []
  if (types) tests.push((row) => types.has(type[row]!))
  if (brands) tests.push((row) => brands.has(brand[row]!))
  if (places) tests.push((row) => places.has(position[row]!))
  if (price) tests.push((row) => amount[row]! >= price.min && amount[row]! <= price.max)
  if (stars) tests.push((row) => rating[row]! >= 10 * stars)
  if (conditions) tests.push((row) => conditions.has(condition[row]!))
  if (inStock) tests.push((row) => isThere[row] === 1)
  const [first, ...others] = tests
  if (!first) return () => true
  return others.length === 0 ? first : (row) => tests.every((test) => test(row))
}
