import { sql } from 'kysely'
import { PART_FIELD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Draft } from '../staging/draft.ts'
import type { FitDraft } from '../staging/fit-draft.ts'
import { ownColumns } from '../staging/tables/own-columns.ts'
import { type Corrected, isCorrected } from '../staging/own-cells.ts'
import type { AcesApp, PiesItem } from '../read/shapes.ts'
import { fitRowReader } from '../staging/tables/read-fit-row.ts'
import { readAcesApp } from '../staging/read-aces-app.ts'
import { partRowReader } from '../staging/tables/read-part-row.ts'
import { readPiesItem } from '../staging/pies/read-pies-item.ts'
import { columnsOfPart } from '../staging/tables/guess-columns.ts'
import type { ImportHeader } from '../staging/schema.ts'
import { resolveFits } from '../staging/stage-fits.ts'
import { stageParts } from '../staging/stage-parts.ts'
import { fitStaging, piesReading } from '../staging/stage-xml.ts'
import type { TakenImport } from '../staging/taken-import.ts'
import { isListOfNumbers } from '../staging/tables/list-of-numbers.ts'

/** A row that waits, as it came: cells by heading, or the record of an XML file. */
export type WaitingRow = { n: number; theirs: unknown }

/** Rows are in `import_fit` where each is about a vehicle that a part fits. */
export const tableOf = (kind: string | null) => sql.table(kind === 'aces' ? 'import_fit' : 'import_row')

/** Makes the function that reads an import's waiting rows by today's mappings and parts, and stores what they are. */
export async function rereader(ctx: Ctx, taken: TakenImport, header: ImportHeader) {
  const { id, kind, settings, sourceId } = taken
  const { words, vehicles, staging } = await fitStaging(ctx, taken)
  const cells = { prices: ctx.config.prices, decimal: header.decimal === ',' ? (',' as const) : ('.' as const) }
  const table = { kind: kind!, columns: header.columns, cells, words }
  const own = {
    ...table,
    columns: ownColumns(kind === 'aces'),
    cells: { prices: ctx.config.prices, decimal: '.' as const },
  }
  const ownCells = ({ cells }: Corrected) => own.columns.map(({ column }) => cells[column] ?? '')
  const cellsOf = (theirs: unknown) =>
    header.columns.map(({ column }) => (theirs as Record<string, string>)[column] ?? '')
  if (kind === 'aces') {
    const fitRow = fitRowReader(table, vehicles)
    const ownRow = fitRowReader(own, vehicles)
    return async (rows: readonly WaitingRow[]) => {
      const drafts = rows.map(({ n, theirs }): FitDraft => {
        if (isCorrected(theirs))
          return { ...ownRow(n, ownCells(theirs)), action: theirs.action as FitDraft['action'], theirs: () => theirs }
        return header.format === 'aces'
          ? readAcesApp({ words, vehicles }, theirs as AcesApp)
          : fitRow(n, cellsOf(theirs))
      })
      await storeFits(ctx, id, await resolveFits(ctx, staging, drafts))
    }
  }
  const partRow = partRowReader({ ...table, columns: columnsOfPart(table.columns) })
  const ownRow = partRowReader(own)
  const pies = piesReading(ctx, words, settings)
  const isOfNumbers = isListOfNumbers(header.columns)
  const isTyped = header.format === 'pies' || header.columns.some(({ field }) => field === 'category')
  return async (rows: readonly WaitingRow[]) => {
    const drafts = rows.map(({ n, theirs }): Draft => {
      if (isCorrected(theirs)) {
        const draft = ownRow(n, ownCells(theirs))
        const given = { ...withoutColumns(theirs.given), ...draft.given }
        return { ...draft, action: theirs.action as Draft['action'], given, theirs: () => theirs }
      }
      return header.format === 'pies' ? readPiesItem(pies, theirs as PiesItem) : partRow(n, cellsOf(theirs))
    })
    await storeParts(ctx, id, await stageParts(ctx, { kind: kind!, sourceId, words, isTyped, isOfNumbers }, drafts))
  }
}

/** What of a part no column says: prices to come and by quantity. */
const withoutColumns = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !PART_FIELD.has(name)))

const waits = (state: string) => state === 'held' || state === 'refused'

async function storeParts(ctx: Ctx, id: string, staged: Awaited<ReturnType<typeof stageParts>>) {
  const rows = staged.map(({ n, state, partId, brand, norm, action, given, reasons, theirs }) => {
    return {
      n,
      state,
      part_id: partId,
      brand,
      norm,
      action,
      given,
      reasons: reasons.length > 0 ? reasons : null,
      theirs: waits(state) ? theirs() : null,
    }
  })
  await sql`
    update import_row r set state = g.state, part_id = g.part_id, brand = g.brand, norm = g.norm, action = g.action, given = g.given,
      reasons = g.reasons, theirs = g.theirs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (n bigint, state text, part_id int, brand text, norm text, action text,
      given jsonb, reasons jsonb, theirs jsonb)
    where r.import_id = ${id} and r.n = g.n and r.state in ('held', 'refused', 'ready')`.execute(ctx.db)
}

async function storeFits(ctx: Ctx, id: string, staged: Awaited<ReturnType<typeof resolveFits>>) {
  const rows = staged.map(({ modelId, engineId, partId, conditionIds, conditions: _said, theirs, reasons, ...one }) => {
    return {
      ...one,
      model_id: modelId,
      engine_id: engineId,
      part_id: partId,
      conditions: `{${conditionIds.join()}}`,
      reasons: reasons.length > 0 ? reasons : null,
      theirs: waits(one.state) ? theirs() : null,
    }
  })
  await sql`
    update import_fit f set state = g.state, part_id = g.part_id, brand = g.brand, norm = g.norm, action = g.action, model_id = g.model_id,
      year_from = g."from", year_to = g."to", engine_id = g.engine_id, position = g.position, quantity = g.quantity,
      conditions = g.conditions::int[], reasons = g.reasons, theirs = g.theirs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (n bigint, state text, part_id int, brand text, norm text, action text,
      model_id int, "from" smallint, "to" smallint, engine_id int, position text, quantity smallint, conditions text, reasons jsonb, theirs jsonb)
    where f.import_id = ${id} and f.n = g.n and f.state in ('held', 'refused', 'ready')`.execute(ctx.db)
}
