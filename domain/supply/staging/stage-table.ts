import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'
import { FULL_BATCH } from '../read/batch-rows.ts'
import type { OpenedTable } from '../read/shapes.ts'
import { columnsOfPart } from './tables/guess-columns.ts'
import { holdLoops } from './checks/hold-loops.ts'
import { holdTwice } from './checks/hold-twice.ts'
import { countDivided } from './count-divided.ts'
import { countPassedOver } from './tables/count-passed-over.ts'
import { isSum } from './tables/is-sum.ts'
import { isListOfNumbers } from './tables/list-of-numbers.ts'
import { keepRows } from './keep-rows.ts'
import { unreadUnits } from './tables/pieces-of-row.ts'
import { fitRowReader } from './tables/read-fit-row.ts'
import { partRowReader, type TableReading } from './tables/read-part-row.ts'
import { keepFits, resolveFits } from './stage-fits.ts'
import { fitStaging, lettersOf } from './stage-xml.ts'
import { noteGtinsTwice } from './checks/note-gtins-twice.ts'
import { noteUnknownSuccessors } from './checks/note-unknown-successors.ts'
import type { ImportColumn, ImportHeader } from './schema.ts'
import { stageParts } from './stage-parts.ts'
import type { TakenImport } from './taken-import.ts'
import { understandTable } from './tables/understand-table.ts'
import { vehicleRows } from './vehicles/vehicle-rows.ts'
import { wordsOfSupplier } from './words-of-supplier.ts'

/** So many rows are looked up, compared and inserted together. */
const BATCH = 4000
/** With so many columns a row with a single cell is a title within the list, or a note below it. */
const WIDE = 3

/** Stages the rows of a table about parts. @throws Problem if no column has part numbers */
export async function stageTable(ctx: Ctx, taken: TakenImport, table: OpenedTable): Promise<void> {
  const { prices } = ctx.config
  const words = await wordsOfSupplier(ctx, taken.supplierId)
  const batches = table.rows[Symbol.asyncIterator]()
  const first = await batches.next()
  const { kind, columns, decimal, header } = understandTable(taken, table, first.done ? [] : first.value, {
    words,
    prices,
  })
  await sql`update import set header = ${JSON.stringify(header)}, kind = ${kind} where id = ${taken.id}`.execute(ctx.db)
  if (kind === null) throw new Problem(400, 'file-columns', phrase('imports.noNumbers'))
  if (kind === 'vehicles' || kind === 'mappings') throw new Problem(400, 'file-kind', phrase('imports.otherPage', kind))

  const units = columns.find(({ field }) => field === 'priceUnit') ?? columns[unreadUnits(columns)]
  const divided = countDivided(units?.column)
  const stageRows = await rowStager(ctx, taken, { kind, columns, cells: { prices, decimal }, words }, divided)
  const isPart = partRowTest(columns)
  const passedOver = countPassedOver()
  let [at, staged] = [table.firstRow, 0]
  let waiting: NumberedRow[] = []
  const stage = async () => {
    await stageRows(waiting)
    staged += waiting.length
    waiting = []
    taken.tell({ bytes: table.bytesRead(), rows: staged })
  }
  for (let batch = first; !batch.done; batch = await batches.next()) {
    for (const row of batch.value) {
      if (isPart(row)) waiting.push({ n: at, row })
      else passedOver.count(at, row)
      at++
    }
    // A batch that is not full has long rows.
    if (waiting.length >= BATCH || batch.value.length < FULL_BATCH) await stage()
  }
  await stage()
  await holdTwice(ctx, taken.id, columns)
  await holdLoops(ctx, taken, columns)
  await divided.note(ctx, taken.id)
  await noteUnknownSuccessors(ctx, taken)
  await noteGtinsTwice(ctx, taken.id)
  await noteOddities(ctx, taken.id, table, passedOver.told())
}

async function noteOddities(
  ctx: Ctx,
  id: string,
  table: OpenedTable,
  passedOver: Pick<ImportHeader, 'passedOver'>,
): Promise<void> {
  const hiddenRows = table.hidden?.() ?? 0
  const endsInRow = table.endsInRow?.() ?? null
  const said = JSON.stringify({
    ...lettersOf(table),
    ...passedOver,
    ...(hiddenRows > 0 && { hiddenRows }),
    ...(endsInRow !== null && { endsInRow }),
  })
  if (said !== '{}') await sql`update import set header = header || ${said}::jsonb where id = ${id}`.execute(ctx.db)
}

/** Tells the rows that are about something from titles, notes and sums. */
function partRowTest(columns: readonly ImportColumn[]): (row: readonly string[]) => boolean {
  const isWide = columns.filter(({ field }) => field !== null).length >= WIDE
  const numberAt = columns.findIndex(({ field }) => field === 'number')
  return (row) => {
    const number = row[numberAt] ?? ''
    // A single cell of a wide list that is a part's number is no title: of a full file that part is not gone.
    return !isSum(row, number) && (row.filter(Boolean).length > (isWide ? 1 : 0) || /^(?=\S*\d)\S+$/.test(number))
  }
}

type NumberedRow = { n: number; row: string[] }

function* inBatches(rows: Iterable<NumberedRow>) {
  let batch: NumberedRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** How rows of a table are staged: each is about a part, or about a vehicle that a part fits. */
async function rowStager(
  ctx: Ctx,
  taken: TakenImport,
  reading: TableReading,
  divided: ReturnType<typeof countDivided>,
): Promise<(rows: readonly NumberedRow[]) => Promise<void>> {
  if (reading.kind === 'aces') {
    const { vehicles, staging } = await fitStaging(ctx, taken)
    const read = fitRowReader(reading, vehicles)
    const apart = vehicleRows(reading.columns, vehicles)
    return async (rows) => {
      for (const some of inBatches(apart ? apart(rows) : rows)) {
        const drafts = some.map(({ n, row }) => read(n, row))
        await keepFits(ctx, taken.id, await resolveFits(ctx, staging, drafts))
      }
    }
  }
  const { kind, words, columns } = reading
  const isTyped = columns.some(({ field }) => field === 'category')
  const staging = { kind, sourceId: taken.sourceId, words, isTyped, isOfNumbers: isListOfNumbers(columns) }
  const read = partRowReader({ ...reading, columns: columnsOfPart(columns) })
  return async (rows) => {
    const drafts = rows.map(({ n, row }) => read(n, row))
    divided.count(drafts)
    await keepRows(ctx, taken.id, await stageParts(ctx, staging, drafts))
  }
}
