import { phrase } from '#common/phrase'
import { catalogueTaxonomy } from '#domain/catalogue'
import { FIT_COLUMNS } from '#domain/supply'
import { adminOf } from '#platform/access'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import { readGoods } from './goods.ts'
import { idsFor } from './ids.ts'
import { ownIdRows } from './own-ids.ts'
import { basesByApplication, readFitted } from './read-fitted.ts'
import type { ExportFile, ExportQuery } from './schema.ts'
import { selectParts } from './select-parts.ts'
import { acesFile } from './write/aces.ts'
import { applicationRows } from './write/applications.ts'
import { csvFile } from './write/csv.ts'
import { merchantFeed } from './write/merchant.ts'
import { cellsOf, columnsFor } from './write/part-table.ts'
import { partsWorkbook } from './write/parts-workbook.ts'
import { MOST_ROWS } from './write/sheet-xml.ts'
import { piesFile } from './write/pies.ts'
import { templateRows } from './write/template.ts'

/** A file, piece by piece: nothing of it is kept, and reading it further reads the database further. */
export type Pieces = AsyncGenerator<string | Uint8Array>

/**
 * A file of the shop's parts. Hidden and retired parts are in the table of all parts alone, with their status. For admins.
 * @throws Problem 400 that names a brand, category, supplier or set of ids that does not exist; 409 `too-many-rows`
 */
export async function exportFile(ctx: Ctx, file: ExportFile, query: ExportQuery): Promise<Pieces> {
  adminOf(ctx)
  return generateFile(ctx, file, query, { withInternal: true })
}

/** The same for whoever may have it. `withInternal`: with what the shop tells nobody else. */
export async function generateFile(
  ctx: Ctx,
  file: ExportFile,
  query: ExportQuery,
  { withInternal }: { withInternal: boolean },
): Promise<Pieces> {
  const { prices } = ctx.config
  const columns = columnsFor({ withInternal })
  const headings = columns.map(({ header }) => header)
  if (file === 'template.csv') return csvFile(headings, templateRows(columns), query)
  if (file === 'template.xlsx') return partsWorkbook(columns, templateRows(columns))
  if (file === 'ids.csv') return csvFile(['kind', 'theirs', 'ours'], ownIdRows(ctx), query)

  const { supplier = null, ids: set = supplier, separator: _separator, bom: _bom, ...asked } = query
  const search = Object.values(asked).some((value) => [value].flat().length > 0 && value !== undefined)
    ? { ...asked, limit: 1 }
    : null
  const isTable = file === 'parts.csv' || file === 'parts.xlsx' || file === 'applications.csv'
  const found = await selectParts(ctx, { search, supplier, withUnsold: withInternal && isTable })
  const rows = async function* () {
    for await (const some of readGoods(ctx, found)) yield some.map((part) => cellsOf(columns, part, prices))
  }
  switch (file) {
    case 'parts.csv':
      return csvFile(headings, rows(), query)
    case 'parts.xlsx':
      if (found.length >= MOST_ROWS) throw conflict('too-many-rows', phrase('refusal.tooManyRows', MOST_ROWS - 1))
      return partsWorkbook(columns, rows())
    case 'applications.csv':
      return csvFile(FIT_COLUMNS, fittedRows(ctx, found), query)
  }
  const taxonomy = await catalogueTaxonomy(ctx)
  const { SHOP_NAME: company, baseUrl } = ctx.config
  if (file === 'merchant.xml') return merchantFeed({ name: company, baseUrl, prices }, taxonomy, readGoods(ctx, found))
  const ids = await idsFor(ctx, set)
  const of = {
    company,
    day: todayInUtc(ctx),
    email: ctx.config.CONTACT_EMAIL,
    hasTheirIds: set !== null,
  }
  return file === 'aces.xml'
    ? acesFile(of, ids, await basesByApplication(ctx), readFitted(ctx, found))
    : piesFile(of, { baseUrl, prices, taxonomy }, ids, readGoods(ctx, found))
}

async function* fittedRows(ctx: Ctx, found: readonly number[]) {
  for await (const some of readFitted(ctx, found)) yield some.flatMap(applicationRows)
}
