import { sql } from 'kysely'
import { POSITIONS } from '#common/constants'
import { conditionPlace, type PartCondition } from './part-states.ts'

/**
 * How many parts share these properties, with the columns of `countColumns`. `inPrice`, if present: 1 for parts within
 * the given price range. `universal`, if present: 1 for universal parts.
 */
export type CountColumns = {
  type: number[] | null
  brand: number[]
  position: (string | null)[]
  band: number[]
  stars: number[]
  inStock: number[]
  condition: PartCondition[]
  inPrice?: number[]
  universal?: number[]
  n: number[]
}

/**
 * Reads grouped rows as one JSON of columns: a third of the bytes of one object for each row, and much faster to parse.
 */
export const countColumns = sql`json_build_object('type', array_agg(type), 'brand', array_agg(brand),
  'position', array_agg(position), 'band', array_agg(band), 'stars', array_agg(stars),
  'inStock', array_agg(in_stock::int), 'condition', array_agg(condition), 'inPrice', array_agg(in_price::int), 'n', array_agg(n))`

/** Counts in typed arrays: adding up tens of thousands of them takes a fraction of a millisecond. */
export type CountTable = {
  length: number
  type: Uint16Array
  brand: Uint16Array
  position: Uint8Array // 0: none, else 1 + place in POSITIONS
  band: Uint8Array
  stars: Uint8Array
  inStock: Uint8Array
  condition: Uint8Array // its place in CONDITIONS
  inPrice: Uint8Array
  universal: Uint8Array
  /** False: no list shows these parts; they only count for the category facet. */
  listed: boolean
  n: Int32Array
  /** One more than the highest id of a type and of a brand. */
  types: number
  brands: number
}

/** A table of that many rows, to be filled in: each of one part within the price range. */
export function blankCounts(length: number, listed = true): CountTable {
  const bytes = () => new Uint8Array(length)
  return {
    length,
    type: new Uint16Array(length),
    brand: new Uint16Array(length),
    position: bytes(),
    band: bytes(),
    stars: bytes(),
    inStock: bytes(),
    condition: bytes(),
    inPrice: bytes().fill(1),
    universal: bytes(),
    listed,
    n: new Int32Array(length).fill(1),
    types: 0,
    brands: 0,
  }
}

/** 0 for none, else 1 + its index in POSITIONS. */
export const placeOf = (position: string | null) => 1 + POSITIONS.indexOf(position as (typeof POSITIONS)[number])

/** One more than the highest of the numbers. */
const sizeOf = (values: Iterable<number>) => {
  let highest = -1
  for (const value of values) if (value > highest) highest = value
  return highest + 1
}

/** Converts the database's counts to typed arrays. */
export function countTable(counts: CountColumns): CountTable {
  const { type } = counts
  if (!type)
    return countTable({ type: [], brand: [], position: [], band: [], stars: [], inStock: [], condition: [], n: [] })
  return {
    length: type.length,
    type: Uint16Array.from(type),
    brand: Uint16Array.from(counts.brand),
    position: Uint8Array.from(counts.position, placeOf),
    band: Uint8Array.from(counts.band),
    stars: Uint8Array.from(counts.stars),
    inStock: Uint8Array.from(counts.inStock),
    condition: Uint8Array.from(counts.condition, conditionPlace),
    inPrice: counts.inPrice ? Uint8Array.from(counts.inPrice) : new Uint8Array(type.length).fill(1),
    universal: Uint8Array.from(counts.universal ?? { length: type.length }),
    listed: true,
    n: Int32Array.from(counts.n),
    types: sizeOf(type),
    brands: sizeOf(counts.brand),
  }
}
