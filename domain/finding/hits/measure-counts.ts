import { allParts, measuredParts, type MeasuredParts, type PartTable } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import type { FacetFilters } from '../filters/facet-filters.ts'
import { isAlone } from './hits.ts'
import type { MeasureCount, MeasuredBy } from '../filters/measured-by.ts'
import { passing } from '../filters/passing.ts'
import type { Subject } from '../subject/understand.ts'

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
      ids: isAlone(subject) ? null : idsOf(hits, (row) => types.has(type[row]!), id),
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

function idsOf(rows: Int32Array, isMeant: (row: number) => boolean, id: Int32Array): Set<number> {
  const ids = new Set<number>()
  for (const row of rows) if (isMeant(row)) ids.add(id[row]!)
  return ids
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
    if (ids && !ids.has(part)) return false
    const row = table.row(part)
    return row !== undefined && passes(row)
  }
  const counts = measured.map((parts) => countOfType(parts, filters, isListed))
  return counts.length === 1 ? counts[0]! : summedUp(counts.flat())
}

function summedUp(counts: MeasureCount[]): MeasureCount[] {
  const sums = new Map<string, MeasureCount>()
  for (const one of counts) {
    const key = `${one.measure}:${one.value}`
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

/** `isListed`: whether the list would have a part if nothing were asked of what it measures. */
function countOfType(
  { ids, values, of, begins }: MeasuredParts,
  { measures }: FacetFilters,
  isListed: (part: number) => boolean,
): MeasureCount[] {
  const asked = [...(measures ?? [])]
  // For each value, the place of its measure among the asked ones, and whether it is asked itself.
  const placeOf = Int32Array.from(values, ({ measure }) => asked.findIndex(([name]) => name === measure))
  const isAsked = values.map(({ value }, n) => asked[placeOf[n]!]?.[1].has(value))
  const counts = new Int32Array(values.length)
  const has = new Uint8Array(asked.length)
  for (let part = 0; part < ids.length; part++) {
    if (!isListed(ids[part]!)) continue
    const [from, until] = [begins[part]!, begins[part + 1]!]
    has.fill(0)
    for (let n = from; n < until; n++) if (isAsked[of[n]!]) has[placeOf[of[n]!]!] = 1
    let missed = asked.length
    for (const one of has) missed -= one
    for (let n = from; n < until; n++) {
      const own = placeOf[of[n]!]!
      if (missed === (own < 0 ? 0 : 1 - has[own]!)) counts[of[n]!]! += 1
    }
  }
  return values.map(({ measure, value, unit, amount }, n) => ({ measure, value, unit, amount, count: counts[n]! }))
}
