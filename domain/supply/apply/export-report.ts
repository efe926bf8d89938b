import { csvRow } from '#common/csv'
import { plain, type Prices } from '#common/prices'
import { imports as words } from '#common/words'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { readStoredImport } from '../imports/read-imports.ts'
import { type ReportRow, reportRows } from './report-rows.ts'

const PAGE = 1000

/** What was done with each row of a file, as the lines of a CSV file, streamed page by page. For admins. @throws Problem 404 */
export async function exportReport(ctx: Ctx, importId: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  await readStoredImport(ctx, importId)
  return linesOf(ctx, importId)
}

async function* linesOf(ctx: Ctx, importId: string): AsyncGenerator<string> {
  let page = await reportRows(ctx, importId, { limit: PAGE })
  yield csvRow(Object.values(words.reportColumns))
  for (;;) {
    for (const row of page.items) yield csvRow(cellsOf(row, ctx.config.prices))
    if (!page.next) return
    page = await reportRows(ctx, importId, { limit: PAGE, cursor: page.next })
  }
}

const MONEY: ReadonlySet<string> = new Set(['price', 'cost', 'coreDeposit'])

function cellsOf({ n, state, brand, number, isNew, wrote, reasons }: ReportRow, prices: Prices) {
  const said = (field: string, value: unknown) =>
    value === null
      ? '-'
      : MONEY.has(field)
        ? plain(prices, Number(value))
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value)
  const changes = wrote.map(({ field, before, after }) => `${field}: ${said(field, before)} > ${said(field, after)}`)
  const why = reasons.map(({ code, field, params }) => words.reason(field, code, ...params))
  return [n, isNew ? 'added' : state, brand, number, changes.join('; '), why.join('; ')]
}
