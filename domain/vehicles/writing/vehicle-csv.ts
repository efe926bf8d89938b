import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { OWN_HAND } from '../source.ts'
import type { VehicleRow } from './write-vehicles.ts'
import { type VehicleInput, vehicleInput } from '../vehicle-input.ts'

export const COLUMNS = Object.keys(vehicleInput.shape) as (keyof VehicleInput)[]

/**
 * The result of reading a row: what to write, or its errors by column. `row`: its line number; the headings are line 1.
 */
export type ReadRow = { row: number; line: string; vehicle: VehicleRow | null; errors: Record<string, string> }

/** What stands between the columns: in most of Europe spreadsheets save with semicolons. */
function separatorOf(csv: string): string {
  const [first = ''] = csv.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
  return [';', '\t', '|'].find((separator) => first.split(separator).some((head) => /^\W*make\W*$/i.test(head))) ?? ','
}

/** Where no comma separates columns, one may stand in a number. */
const decimals = ({ litres }: Record<string, string>, delimiter: string) =>
  delimiter === ',' || litres === undefined ? {} : { litres: litres.replace(/^(\d+),(\d+)$/, '$1.$2') }

/**
 * Reads a list of vehicles whose first line names the columns; `market` is the default for rows without one. @throws
 * the parser's error if the list is no CSV
 */
export function readVehicleCsv(csv: string, market: string): ReadRow[] {
  const delimiter = separatorOf(csv)
  const rows = parse(csv, {
    bom: true,
    delimiter,
    columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
    raw: true,
  }) as unknown as { record: Record<string, string>; raw: string; info: { lines: number } }[]
  return rows.map(({ record, raw, info }) => {
    const read = vehicleInput.safeParse({
      ...record,
      ...decimals(record, delimiter),
      market: record.market?.trim() || market,
    })
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

/** vPIC lists what a VIN allows; any other source states the engine as fact, unless the row says otherwise. */
const CANDIDATES = 'vPIC'

/** Converts an input row. Without a source it is the admin's own. */
export function rowOf({ year_from, year_to, litres, cylinders, fuel, source, told, ...row }: VehicleInput): VehicleRow {
  const isKnown = litres !== null || cylinders !== null || fuel !== null
  return {
    ...row,
    from: year_from,
    to: year_to,
    engine: isKnown ? { litres, cylinders, fuel } : null,
    told: told ? told === 'yes' : source !== CANDIDATES,
    source: source ?? OWN_HAND.name,
  }
}
