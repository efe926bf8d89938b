import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import type { VehicleRow } from './write-vehicles.ts'
import { type VehicleInput, vehicleInput } from './vehicle-input.ts'

export const COLUMNS = Object.keys(vehicleInput.shape) as (keyof VehicleInput)[]

/** What the shop made of a row: what it would write, or its errors by column. `row`: its line, the headings are line 1. */
export type ReadRow = { row: number; line: string; vehicle: VehicleRow | null; errors: Record<string, string> }

/** Reads a list of vehicles whose first line names the columns; `market`: of rows that name none. @throws the reader's own error where the list is no CSV. */
export function readVehicleCsv(csv: string, market: string): ReadRow[] {
  const rows = parse(csv, {
    bom: true,
    columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
    raw: true,
  }) as unknown as { record: Record<string, string>; raw: string; info: { lines: number } }[]
  return rows.map(({ record, raw, info }) => {
    const read = vehicleInput.safeParse({ ...record, market: record.market?.trim() || market })
    const common = { row: info.lines, line: raw.trim() }
    if (!read.success) return { ...common, vehicle: null, errors: errorsOf(read.error) }
    return { ...common, vehicle: rowOf(read.data), errors: {} }
  })
}

function errorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message
  return errors
}

/** vPIC names what a VIN allows; whoever else writes an engine states it. */
const CANDIDATES = 'vPIC'

/** What was typed as it is written. Nobody named: the shop's own people say it. */
export function rowOf({ year_from, year_to, litres, cylinders, fuel, source, ...row }: VehicleInput): VehicleRow {
  const isKnown = litres !== null || cylinders !== null || fuel !== null
  return {
    ...row,
    from: year_from,
    to: year_to,
    engine: isKnown ? { litres, cylinders, fuel } : null,
    told: source !== CANDIDATES,
    source: source ?? 'shop',
  }
}
