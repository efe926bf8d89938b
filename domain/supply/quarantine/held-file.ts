import { csvRow } from '#common/csv'
import { sentence } from '#common/spoken'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { readStoredImport } from '../imports/read-imports.ts'
import { asWritten } from '../staging/checks/as-written.ts'
import { ownColumns } from '../staging/tables/own-columns.ts'
import { type ImportRow, listImportRows } from './list-rows.ts'
import { isCorrected, namedGiven } from '../staging/own-cells.ts'

const AT_ONCE = 1000

/**
 * The waiting rows of a file as CSV, to be corrected and sent again: in the columns of the file, or records of an XML file in those of
 * the shop, with the reason in words behind them. For admins. @throws Problem 404
 */
export async function heldFile(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  const { kind, header } = await readStoredImport(ctx, id)
  const own = ownColumns(kind === 'aces')
  const isTable = header !== null && header.columns.length > 0
  const columns = isTable ? header.columns : own
  const ownOf = new Map(own.map(({ column, field }) => [field, column]))
  const isOwn = ({ theirs }: ImportRow) => theirs === null || isCorrected(theirs)
  // The shop's own cells mean something else below headings that name a unit.
  const written = (row: ImportRow): Record<string, string> =>
    isTable && kind !== 'aces' && isOwn(row) ? asWritten(ctx, columns, namedGiven(row)) : {}
  const cellsOf = (row: ImportRow): string[] => {
    const [cells, said] = [row.cells ?? {}, written(row)]
    return columns.map(({ column, field }) => said[column] || (cells[column] ?? cells[ownOf.get(field) ?? ''] ?? ''))
  }
  async function* lines() {
    yield csvRow(['row', ...columns.map(({ column }) => column), 'reason'])
    for (const state of ['held', 'refused'] as const)
      for (let cursor: string | undefined = '0'; cursor !== undefined;) {
        const page = await listImportRows(ctx, id, { state, cursor, limit: AT_ONCE })
        yield page.items
          .map((row) => csvRow([row.n, ...cellsOf(row), row.reasons.map((one) => sentence(one)).join('; ')]))
          .join('')
        cursor = page.next ?? undefined
      }
  }
  return lines()
}
