import { csvRow } from '#common/csv'
import { sentence } from '#common/spoken'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { type ImportRow, listImportRows } from '../quarantine/list-rows.ts'
import { readStoredImport } from './read-imports.ts'

const AT_ONCE = 1000

/** What was done with each row of a file. For admins. @throws Problem 404 */
export async function exportImportReport(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  await readStoredImport(ctx, id)
  return reportRows(ctx, id)
}

async function* reportRows(ctx: Ctx, id: string): AsyncGenerator<string> {
  yield csvRow(['row', 'state', 'part', 'brand', 'number', 'why'])
  let cursor: string | undefined
  do {
    const { items, next } = await listImportRows(ctx, id, { cursor, limit: AT_ONCE })
    yield items.map(lineOf).join('')
    cursor = next ?? undefined
  } while (cursor)
}

const lineOf = ({ n, state, partId, brand, number, reasons }: ImportRow) =>
  csvRow([n, state, partId, brand, number, reasons.map((one) => sentence(one)).join('; ')])
