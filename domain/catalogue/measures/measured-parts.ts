import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { placeOf } from '../count-table.ts'

/** A value that parts of a type measure. `rows`: which of the type's parts. Lengths in mm in `amount`, null for a size. */
export type MeasuredValue = {
  measure: string
  value: string
  unit: string | null
  amount: number | null
  rows: Int32Array
}

/** All parts of a type with what lists filter by, one row each, and what they measure. Prices in the smallest unit. */
export type MeasuredParts = {
  id: Int32Array
  brand: Uint16Array
  position: Uint8Array // 0: none, else 1 + place in POSITIONS
  price: Int32Array
  stars: Uint8Array
  inStock: Uint8Array
  values: MeasuredValue[]
}

type Facts = {
  id: number[]
  brand: number[]
  position: (string | null)[]
  price: number[]
  stars: number[]
  inStock: number[]
}
type Value = Omit<MeasuredValue, 'rows'> & { parts: number[] }

/** The parts of a type with what they measure, cached until one of them changes in what a list filters by. */
export function measuredParts(ctx: Ctx, type: number): Promise<MeasuredParts> {
  const types = new Set([type])
  const tags = [
    tag.parts,
    tag.assortment(type),
    tag.measures(type),
    ...tag.listed('kind', types, null),
    ...tag.listed('price', types, null),
  ]
  return ctx.cache.get(`measured-parts-${type}`, tags, () => readMeasuredParts(ctx, type))
}

async function readMeasuredParts(ctx: Ctx, type: number): Promise<MeasuredParts> {
  const { rows } = await sql<{ facts: Facts | null; values: Value[] | null }>`
    with of_type as materialized (
      select id, brand_id, position, price, rating / 10 as stars, in_stock::int from part where type_id = ${type} order by id
    ), measured as (
      select measure, value, unit, amount, array_agg(part_id) as parts
      from of_type join part_measure on part_id = id group by measure, value, unit, amount
    )
    select (select json_agg(measured) from measured) as values, (
      select json_build_object('id', array_agg(id), 'brand', array_agg(brand_id), 'position', array_agg(position),
        'price', array_agg(price), 'stars', array_agg(stars), 'inStock', array_agg(in_stock))
      from of_type having count(*) > 0) as facts`.execute(ctx.db)
  const { facts, values } = rows[0]!
  return arranged(facts ?? { id: [], brand: [], position: [], price: [], stars: [], inStock: [] }, values ?? [])
}

function arranged(facts: Facts, values: Value[]): MeasuredParts {
  const rowOf = new Map(facts.id.map((id, row) => [id, row]))
  return {
    id: Int32Array.from(facts.id),
    brand: Uint16Array.from(facts.brand),
    position: Uint8Array.from(facts.position, placeOf),
    price: Int32Array.from(facts.price),
    stars: Uint8Array.from(facts.stars),
    inStock: Uint8Array.from(facts.inStock),
    values: values.map(({ parts, ...value }) => ({ ...value, rows: Int32Array.from(parts, (id) => rowOf.get(id)!) })),
  }
}
