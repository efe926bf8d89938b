import { allParts, measuredParts, type MeasuredParts, type PartTable } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import type { FacetFilters } from './facet-filters.ts'
import { isAlone } from './hits.ts'
import type { MeasureCount, MeasuredBy } from './measured-by.ts'
import { passing } from './passing.ts'
import type { Subject } from './understand.ts'

/** What counts are made from: `ids` of the hits of the list's types, null: all their parts; else what was counted of the `asked`. */
export type Measurable = { ids: ReadonlySet<number> | null; asked: MeasureCount[] | null }

/** What parts measure is counted only where a list has so few types: parts of more have no size in common. */
const MOST_TYPES = 3

/** The types of a list whose measures are counted; none where it may be of any type. */
export function typesMeasured({ types }: Subject, filters: FacetFilters): number[] {
  const both = types && filters.types ? types.intersection(filters.types) : (types ?? filters.types)
  return both && both.size <= MOST_TYPES ? [...both] : []
}

/** What the measures of a list are counted from: `hits` are its rows before the facets, `shown` those that all facets let pass. */
export function measurable(
  { columns: { id, type } }: PartTable,
  subject: Subject,
  filters: FacetFilters,
  measured: MeasuredBy | null,
  hits: Int32Array,
  shown: Int32Array,
): Measurable {
  const types = new Set(typesMeasured(subject, filters))
  if (types.size > 0)
    return {
      ids: isAlone(subject) ? null : new Set([...hits].flatMap((row) => (types.has(type[row]!) ? id[row]! : []))),
      asked: null,
    }
  if (!measured) return { ids: null, asked: null }
  const listed = new Set([...shown].map((row) => id[row]!))
  return {
    ids: null,
    asked: measured.values.flatMap(({ parts, ...value }) => {
      const count = parts.filter((part) => listed.has(part)).length
      return count > 0 ? [{ ...value, count }] : []
    }),
  }
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
  const types = typesMeasured(subject, filters)
  if (types.length === 0) return asked ?? []
  const measured = await Promise.all(types.map((type) => measuredParts(ctx, type)))
  await loopTurn()
  const table = await allParts(ctx)
  // All of these parts are of the list's types.
  const passes = passing(table, { ...filters, types: null }, { brands: subject.brands, positions: subject.positions })
  const isListed = (part: number) => {
    const row = table.row(part)
    return row !== undefined && passes(row) && (!ids || ids.has(part))
  }
  const counted = new Map<string, MeasureCount>()
  for (const one of measured.flatMap((parts) => countOfType(parts, filters, isListed))) {
    const key = `${one.measure}:${one.value}`
    counted.set(key, { ...one, count: one.count + (counted.get(key)?.count ?? 0) })
  }
  return [...counted.values()]
}

/** `isListed`: whether the list would have a part if nothing were asked of what it measures. */
function countOfType(
  { ids, values }: MeasuredParts,
  { measures }: FacetFilters,
  isListed: (part: number) => boolean,
): MeasureCount[] {
  const asked = measures ?? new Map<string, ReadonlySet<string>>()
  const has = new Map([...asked.keys()].map((measure) => [measure, new Uint8Array(ids.length)]))
  for (const { measure, value, parts } of values)
    if (asked.get(measure)?.has(value)) for (const part of parts) has.get(measure)![part] = 1
  // How many of the asked measures a part does not have; above them all: something else excludes it.
  const missed = new Uint8Array(ids.length)
  for (let part = 0; part < ids.length; part++) if (!isListed(ids[part]!)) missed[part] = asked.size + 1
  for (const marks of has.values()) for (let part = 0; part < marks.length; part++) missed[part]! += 1 - marks[part]!
  return values.map(({ parts, ...value }) => {
    const own = has.get(value.measure)
    let count = 0
    for (const part of parts) if (missed[part] === (own ? 1 - own[part]! : 0)) count++
    return { ...value, count }
  })
}
