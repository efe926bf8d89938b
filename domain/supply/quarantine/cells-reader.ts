import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { ownColumns } from '../staging/tables/own-columns.ts'
import type { ImportHeader, Reason, RowState } from '../staging/schema.ts'
import { type Cells, isCorrected, ownCellsOfFit, ownCellsOfPart, type WaitingRecord } from '../staging/own-cells.ts'

const ASK_FOR_BRAND: readonly string[] = ['number-of-several', 'brand-missing']

/** Whether a row only waits for the brand of its number, for which some files have no column. */
const lacksBrand = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ code }) => code === 'number-of-several') && reasons.every(({ code }) => ASK_FOR_BRAND.includes(code))

/**
 * Makes the function that gives the cells in which a row can be corrected. A waiting row of a table has the columns of its
 * file. A record of an XML file has the shop's own columns, as has a row that waits only since it was compared with others. One that is
 * ready, or lacks nothing but its brand, has those of them of which it says something, or its file may.
 */
export async function cellsReader(ctx: Ctx, kind: string | null, header: ImportHeader | null) {
  const isTable = (header?.columns.length ?? 0) > 0
  const { engineById } = await vehicleTree(ctx)
  const fields = new Set(header?.columns.map(({ field }) => field))
  const inFile = new Set(ownColumns(kind === 'aces').flatMap(({ column, field }) => (fields.has(field) ? column : [])))
  const asksBrand = (reasons: readonly Reason[]) => isTable && !fields.has('brand') && lacksBrand(reasons)
  return (row: WaitingRecord & { state: RowState }): Cells => {
    const isAsked = asksBrand(row.reasons) && !isCorrected(row.theirs)
    if (isTable && row.theirs !== null && !isCorrected(row.theirs) && !isAsked) return row.theirs as Cells
    if (kind === 'aces') return ownCellsOfFit(row, engineById.get(Number(row.given['engine']))?.label ?? '')
    const cells = ownCellsOfPart(row, ctx.config)
    if (row.state !== 'ready' && !isAsked) return cells
    const isShown = (column: string) => inFile.has(column) || (isAsked && column === 'brand')
    return Object.fromEntries(Object.entries(cells).filter(([column, cell]) => cell !== '' || isShown(column)))
  }
}
