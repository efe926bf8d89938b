import { CsvError } from 'csv-parse/sync'
import { type Phrase, phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { asKnown } from './known-names.ts'
import { COLUMNS, type ReadRow, readVehicleCsv } from './vehicle-csv.ts'
import type { VehicleList } from '../vehicle-input.ts'
import { writeVehicles } from './write-vehicles.ts'

/** The result for each row of a list: written, or refused with its errors by column and the original line. */
type ImportedRow = { row: number; written: boolean; line: string; errors: Record<string, string> }

/**
 * Writes the valid rows of a list of vehicles in one transaction, and returns a result for each row. For admins.
 * @throws Problem 400 if it is no CSV, has no rows, or lacks the column of the make
 */
export async function importVehicles(ctx: Ctx, { csv, market }: VehicleList): Promise<ImportedRow[]> {
  adminOf(ctx)
  const rows = rowsOf(csv, market)
  const good = rows.flatMap(({ vehicle }) => vehicle ?? [])
  if (good.length > 0)
    await tx(ctx, async (ctx) => {
      await writeVehicles(ctx, await asKnown(ctx, good))
      const after = { written: good.length, refused: rows.length - good.length }
      await recordAudit(ctx, { what: 'vehicle.import', id: market, before: null, after })
    })
  return rows.map(({ row, line, vehicle, errors }) => ({ row, line, errors, written: vehicle !== null }))
}

function rowsOf(csv: string, market: string): ReadRow[] {
  const refused = (message: Phrase) => new Problem(400, 'invalid', message, { fields: { csv: message } })
  try {
    const rows = readVehicleCsv(csv, market)
    if (rows.length === 0) throw refused(phrase('refusal.csvColumns', COLUMNS))
    return rows
  } catch (error) {
    if (error instanceof CsvError) throw refused(phrase('refusal.csvUnreadable', error.message))
    throw error
  }
}
