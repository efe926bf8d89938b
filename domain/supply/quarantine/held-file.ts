import { csvRow } from '#common/csv'
import { sentence } from '#common/spoken'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { readStoredImport } from '../imports/read-imports.ts'
import { ownColumns } from '../staging/own-columns.ts'
import { listImportRows } from './list-rows.ts'

const AT_ONCE = 1000

/**
 * The waiting rows of a file as CSV, to be corrected and sent again: in the columns of the file, or records of an XML file in those of
 * the shop, with the reason in words behind them. For admins. @throws Problem 404
 */
export async function heldFile(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  const { kind, header } = await readStoredImport(ctx, id)
  const own = ownColumns(kind === 'aces')
  const columns = header && header.columns.length > 0 ? header.columns : own
  const ownOf = new Map(own.map(({ column, field }) => [field, column]))
  async function* lines() {
    yield csvRow(['row', ...columns.map(({ column }) => column), 'reason'])
    for (const state of ['held', 'refused'] as const)
      for (let cursor: string | undefined = '0'; cursor !== undefined;) {
        const page = await listImportRows(ctx, id, { state, cursor, limit: AT_ONCE })
        yield page.items
          .map(({ n, cells, reasons }) =>
            csvRow([
              n,
              ...columns.map(({ column, field }) => cells?.[column] ?? cells?.[ownOf.get(field) ?? ''] ?? ''),
              reasons.map((one) => sentence(one)).join('; '),
            ]),
          )
          .join('')
        cursor = page.next ?? undefined
      }
  }
  return lines()
}
