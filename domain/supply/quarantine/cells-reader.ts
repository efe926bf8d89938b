import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import type { ImportHeader } from '../staging/schema.ts'
import { type Cells, isCorrected, ownCellsOfFit, ownCellsOfPart, type WaitingRecord } from './own-cells.ts'

/**
 * Makes the function that says how a waiting row can be corrected: by the columns of its table; a record of an XML file, and a row
 * that came in as it was and waits since it was checked against others, by the shop's own.
 */
export async function cellsReader(ctx: Ctx, kind: string | null, header: ImportHeader | null) {
  const isTable = (header?.columns.length ?? 0) > 0
  const { engineById } = await vehicleTree(ctx)
  return (row: WaitingRecord): Cells => {
    if (isTable && row.theirs !== null && !isCorrected(row.theirs)) return row.theirs as Cells
    return kind === 'aces'
      ? ownCellsOfFit(row, engineById.get(Number(row.given['engine']))?.label ?? '')
      : ownCellsOfPart(row, ctx.config)
  }
}
