import type { ImportColumn } from '../schema.ts'
import { vehiclesOf } from './read-vehicle-text.ts'
import type { VehicleReading } from './vehicle-reading.ts'

type NumberedRow = { n: number; row: string[] }

/**
 * Makes the function that takes rows apart whose cells name several vehicles: each vehicle is a row of its own, made when it is asked
 * for, because a cell may name thousands. They are counted through the file. A row of a marketplace without a part is of the part
 * above it. Null: no column holds such cells.
 */
export function vehicleRows(columns: readonly ImportColumn[], vehicles: VehicleReading) {
  const at = columns.findIndex(({ field }) => field === 'vehicles')
  if (at < 0) return null
  const named = columns.flatMap(({ field }, place) => (field === 'number' || field === 'brand' ? place : []))
  const numberAt = columns.findIndex(({ field }) => field === 'number')
  let n = 0
  let above: readonly string[] = []
  return function* (rows: readonly NumberedRow[]): Generator<NumberedRow> {
    for (const { row } of rows) {
      const cell = row[at] ?? ''
      const isBelow = !row[numberAt] && cell.includes('=')
      const of = isBelow ? row.map((own, place) => (named.includes(place) ? (above[place] ?? '') : own)) : row
      above = of
      for (const text of vehiclesOf(cell, vehicles)) {
        n += 1
        yield { n, row: of.with(at, text) }
      }
    }
  }
}
