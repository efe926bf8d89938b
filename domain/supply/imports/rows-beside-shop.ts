import { nameValues, PART_FIELD, type PartValues, readValues, type ValueName } from '#domain/catalogue'
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
  const [given, brands, has] = [
    await nameValues(
      ctx,
      items.map((row) => row.given),
    ),
    await nameValues(
      ctx,
      items.map(({ brand }) => ({ brand })),
    ),
    await nameValues(
      ctx,
      items.map(({ partId }) => (partId === null ? {} : asInFile(now.get(partId) ?? {}))),
    ),
  ]
  const named = items.map((row, n) =>
    shown(
      ctx,
      { ...row, given: given[n]!, brand: brands[n]!['brand'] as string | null },
      row.partId !== null && now.has(row.partId) ? has[n] : undefined,
    ),
  )
  return { items: named, next }
}

/** A file names what a part replaces by numbers alone. */
const asInFile = ({ supersededNumbers, ...values }: Partial<PartValues>) =>
  supersededNumbers ? { ...values, supersededNumbers: supersededNumbers.map(({ number }) => number) } : values

function shown(ctx: Ctx, row: ImportRow, now: Readonly<Record<string, unknown>> | undefined): StoredRow {
  const { n, state, partId, brand, number, given, theirs, cells, why, reasons } = row
  const write = (name: string, value: unknown) =>
    value === null || value === undefined ? '' : PART_FIELD.get(name)!.write(value, ctx.config)
  const years = [...new Set([given['yearFrom'], given['yearTo']])].filter(Boolean).join('–')
  const car = [given['make'], given['model'], years].filter(Boolean)
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
            shop: now ? write(name, now[name]) : null,
          })),
    theirs:
      theirs === null || theirs === undefined
        ? withoutEmpty(cells)
        : asTexts(isCorrected(theirs) ? theirs.cells : theirs),
    cells,
    mayBeRight: state === 'held' && why.every(({ code }) => (CONTRADICTIONS as readonly string[]).includes(code)),
    reasons,
  }
}

/** A row as it came, whatever its format: each value as text. What a record of an XML file does not say is left out. */
const asTexts = (theirs: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(theirs).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : textOf(value) ? [[name, textOf(value)]] : [],
    ),
  )

/** "number NR-1000, brand ZZZZ" of an object, its entries of a list. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (typeof value !== 'object') return String(value)
  const said = Object.entries(value).flatMap(([name, one]) => (textOf(one) ? `${name} ${textOf(one)}` : []))
  return said.join(', ')
}

const withoutEmpty = (cells: Record<string, string> | null) =>
  cells && Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
