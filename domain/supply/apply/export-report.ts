import { csvRow } from '#common/csv'
import { plain, type Prices } from '#common/prices'
import { valueWords } from '#common/value-words'
import { imports as words, many } from '#common/words'
import { nameValues } from '#domain/catalogue'
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
    for (const row of await named(ctx, page.items)) yield csvRow(cellsOf(row, ctx.config.prices))
    if (!page.next) return
    page = await reportRows(ctx, importId, { limit: PAGE, cursor: page.next })
  }
}

/** Rows whose changes name brands, part types and parts as people do. */
async function named(ctx: Ctx, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const wrote = rows.flatMap((row) => row.wrote)
  const [before, after] = [
    await nameValues(
      ctx,
      wrote.map((one) => ({ [one.field]: one.before })),
    ),
    await nameValues(
      ctx,
      wrote.map((one) => ({ [one.field]: one.after })),
    ),
  ]
  let at = 0
  return rows.map((row) => ({
    ...row,
    wrote: row.wrote.map(({ field }) => {
      const n = at++
      return { field, before: before[n]![field], after: after[n]![field] }
    }),
  }))
}

function cellsOf({ n, state, brand, number, isNew, wrote, reasons }: ReportRow, prices: Prices) {
  const said = (field: string, value: unknown) => valueWords(field, value, (amount) => plain(prices, amount))
  const changes = wrote.map(
    ({ field, before, after }) => `${many.fields[field] ?? field}: ${said(field, before)} > ${said(field, after)}`,
  )
  const why = reasons.map(({ code, field, params }) => words.reason(field, code, ...params))
  return [n, words.reportStates[isNew ? 'added' : state] ?? state, brand, number, changes.join('; '), why.join('; ')]
}
