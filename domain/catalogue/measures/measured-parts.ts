import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { bySize } from './units.ts'

/** A value that parts of a type measure. `parts`: places in the list of the type's parts. Lengths in mm in `amount`, null for a size. */
type MeasuredValue = {
  measure: string
  value: string
  unit: string | null
  amount: number | null
  parts: Int32Array
}

/** The ids of all parts on sale of a type that measure anything, and what they measure, by size. */
export type MeasuredParts = { ids: Int32Array; values: MeasuredValue[] }

type Value = Omit<MeasuredValue, 'parts'> & { parts: number[] }

/** The parts of a type with what they measure, cached until there is one more or fewer, or one measures something else: new prices
 * and stock of many parts leave it as it is. Read as lists are, apart from the connections of orders. */
export function measuredParts(ctx: Ctx, type: number): Promise<MeasuredParts> {
  const tags = [tag.assortment(type), tag.measures(type)]
  return ctx.cache.get(`measured-parts-${type}`, tags, () => readMeasuredParts(ctx, type))
}

async function readMeasuredParts(ctx: Ctx, type: number): Promise<MeasuredParts> {
  const { rows } = await sql<Value>`
    select measure, value, unit, amount, json_agg(part_id) as parts
    from part join part_measure on part_id = part.id where type_id = ${type} and status = 'sold' group by measure, value, unit, amount`.execute(
    ctx.finder,
  )
  const ids = [...new Set(rows.flatMap(({ parts }) => parts))]
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const values = rows.map((row) => ({ ...row, parts: Int32Array.from(row.parts, (id) => placeOf.get(id)!) }))
  return { ids: Int32Array.from(ids), values: values.toSorted(bySize) }
}
