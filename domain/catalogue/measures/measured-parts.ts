import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { bySize } from './units.ts'

/** A value that parts of a type measure. Lengths in mm in `amount`, null for a size. */
type MeasuredValue = { measure: string; value: string; unit: string | null; amount: number | null }

/**
 * The ids of all parts on sale of a type that measure anything, and all values that they measure, by size. Those of the part in
 * `ids[n]` are at the places `of[begins[n]]` up to, not including, `of[begins[n + 1]]`.
 */
export type MeasuredParts = { ids: Int32Array; values: MeasuredValue[]; of: Int32Array; begins: Int32Array }

type Value = MeasuredValue & { parts: number[] }

/**
 * The parts of a type with what they measure, cached until there is one more or fewer, or one measures something else:
 * new prices and stock of many parts leave it as it is. Read as lists are, apart from the connections of orders.
 */
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
  const values = rows.toSorted(bySize)
  const places = values.flatMap(({ parts }, place) => parts.map((id) => ({ id, place })))
  const ofParts = Map.groupBy(places, ({ id }) => id)
  const begins = [0]
  for (const { length } of ofParts.values()) begins.push(begins.at(-1)! + length)
  return {
    ids: Int32Array.from(ofParts.keys()),
    values: values.map(({ measure, value, unit, amount }) => ({ measure, value, unit, amount })),
    of: Int32Array.from([...ofParts.values()].flat(), ({ place }) => place),
    begins: Int32Array.from(begins),
  }
}
