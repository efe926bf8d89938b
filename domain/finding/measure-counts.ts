import { measuredParts, type MeasuredParts, placeOf } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { FacetFilters } from './facet-filters.ts'
import { brandsOf } from './list-page.ts'
import type { Subject } from './understand.ts'

/** How many parts of a list measure a value; of an amount `amount` says how much, lengths in mm. */
export type MeasureCount = {
  measure: string
  value: string
  unit: string | null
  amount: number | null
  count: number
}

/** What counts are made from: `ids` of the hits of the list's types, null: all their parts; else what was counted of the `asked`. */
export type Measurable = { ids: number[] | null; asked: MeasureCount[] | null }

/** What parts measure is counted only where a list has so few types: parts of more have no size in common. */
const MOST_TYPES = 3

/** The types of a list whose measures are counted; none where it may be of any type. */
export function typesMeasured({ types }: Subject, filters: FacetFilters): number[] {
  const both = types && filters.types ? types.intersection(filters.types) : (types ?? filters.types)
  return both && both.size <= MOST_TYPES ? [...both] : []
}

/**
 * How many parts of a list have each value of each measure: as if that measure were not filtered, with all other filters as
 * they are. Where the list has too many types, only the values that are asked for are counted.
 */
export async function countMeasures(
  ctx: Ctx,
  subject: Subject,
  filters: FacetFilters,
  { ids, asked }: Measurable,
): Promise<MeasureCount[]> {
  const tables = await Promise.all(typesMeasured(subject, filters).map((type) => measuredParts(ctx, type)))
  const hits = ids && new Set(ids)
  const counted = new Map<string, MeasureCount>()
  for (const one of [...(asked ?? []), ...tables.flatMap((table) => countTable(table, subject, filters, hits))]) {
    const key = `${one.measure}:${one.value}`
    counted.set(key, { ...one, count: one.count + (counted.get(key)?.count ?? 0) })
  }
  return [...counted.values()]
}

function countTable(
  table: MeasuredParts,
  subject: Subject,
  filters: FacetFilters,
  hits: ReadonlySet<number> | null,
): MeasureCount[] {
  const asked = filters.measures ?? new Map<string, Set<string>>()
  const has = new Map([...asked.keys()].map((measure) => [measure, new Uint8Array(table.id.length)]))
  for (const { measure, value, rows } of table.values)
    if (asked.get(measure)?.has(value)) for (const row of rows) has.get(measure)![row] = 1
  // How many of the asked measures a part does not have; above them all: something else excludes it.
  const missed = passing(table, subject, filters, hits).map((passes) => (passes ? 0 : asked.size + 1))
  for (const marks of has.values()) for (let row = 0; row < marks.length; row++) missed[row]! += 1 - marks[row]!
  return table.values.map(({ rows, ...value }) => {
    const own = has.get(value.measure)
    let count = 0
    for (const row of rows) if (missed[row] === (own ? 1 - own[row]! : 0)) count++
    return { ...value, count }
  })
}

/** 1 for each part of a type that the list would have if nothing were asked of what it measures. */
function passing(
  { id, brand, position, price, stars, inStock }: MeasuredParts,
  subject: Subject,
  filters: FacetFilters,
  hits: ReadonlySet<number> | null,
): Uint8Array {
  const [brands, named] = [brandsOf(filters), subject.brands]
  const [at, namedAt] = [filters.positions, subject.positions].map(
    (places) => places && new Set([...places].map(placeOf)),
  )
  const { min, max } = filters.price ?? { min: 0, max: Infinity }
  return Uint8Array.from(id, (part, row) =>
    Number(
      (!hits || hits.has(part)) &&
        (!brands || brands.has(brand[row]!)) &&
        (!named || named.has(brand[row]!)) &&
        (!at || at.has(position[row]!)) &&
        (!namedAt || namedAt.has(position[row]!)) &&
        price[row]! >= min &&
        price[row]! <= max &&
        stars[row]! >= (filters.stars ?? 0) &&
        (!filters.inStock || inStock[row] === 1),
    ),
  )
}
