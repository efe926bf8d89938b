import { PART_FIELD, type PartValues, readValues, type ValueName } from '#domain/catalogue'
import type { Phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type ImportRow, listImportRows } from '../quarantine/list-rows.ts'
import { isCorrected } from '../quarantine/own-cells.ts'
import { CONTRADICTIONS } from '../staging/schema.ts'
import type { ShownRow, RowsAsked } from './rows-schema.ts'

/** A row beside the shop; the door says why it waits. */
type StoredRow = Omit<ShownRow, 'reasons'> & { reasons: Phrase[] }

/** A page of the rows of a file, each field as text beside what the shop has now. For admins. @throws Problem 404 */
export async function listRowsBesideShop(
  ctx: Ctx,
  id: string,
  asked: RowsAsked,
): Promise<{ items: StoredRow[]; next: string | null }> {
  const { items, next } = await listImportRows(ctx, id, asked)
  const fields = [...new Set(items.flatMap(({ given }) => Object.keys(given)))].filter((name) => PART_FIELD.has(name))
  const ids = items.flatMap(({ partId, given }) => (partId === null || 'yearFrom' in given ? [] : partId))
  const now: Map<number, Partial<PartValues>> = ids.length > 0
    ? await readValues(ctx, ids, fields as ValueName[])
    : new Map()
  return { items: items.map((row) => shown(ctx, row, row.partId === null ? undefined : now.get(row.partId))), next }
}

function shown(ctx: Ctx, row: ImportRow, now: Partial<PartValues> | undefined): StoredRow {
  const { n, state, partId, brand, number, given, theirs, cells, why, reasons } = row
  const write = (name: string, value: unknown) =>
    value === null || value === undefined ? '' : PART_FIELD.get(name)!.write(value, ctx.config)
  const car = [given['make'], given['model'], given['yearFrom'], given['yearTo']].filter(Boolean)
  const isCar = 'yearFrom' in given
  return {
    n,
    state,
    partId,
    text: [brand, given['number'] ?? number, ...(isCar ? car : [given['name']])].filter(Boolean).join(' '),
    fields: isCar
      ? []
      : Object.keys(given)
          .filter((name) => PART_FIELD.has(name))
          .map((name) => ({
            field: PART_FIELD.get(name)!.header,
            file: write(name, given[name]),
            shop: now ? write(name, now[name as ValueName]) : null,
          })),
    theirs: theirs === null || theirs === undefined ? null : asTexts(isCorrected(theirs) ? theirs.cells : theirs),
    cells,
    mayBeRight: state === 'held' && why.every(({ code }) => (CONTRADICTIONS as readonly string[]).includes(code)),
    reasons,
  }
}

/** A row as it came, whatever its format: each value as text. */
function asTexts(theirs: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
