import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import type { ImportHeader } from '../staging/schema.ts'
import { type Cells, isCorrected, ownCellsOfFit, ownCellsOfPart, type WaitingRecord } from './own-cells.ts'

/**
 * Makes the function that gives the cells in which a waiting row can be corrected. A row of a table has the columns of its
 * file. A record of an XML file has the shop's own columns, as has a row that waits only since it was compared with others.
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
