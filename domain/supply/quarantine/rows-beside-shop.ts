import {
  joinCell,
  nameValues,
  PART_FIELD,
  PART_FIELDS,
  type PartValues,
  readValues,
  type ValueName,
} from '#domain/catalogue'
import type { Phrase } from '#common/phrase'
import type { Condition } from '#domain/fitment/schema'
import { engineNames } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type ImportRow, listImportRows } from './list-rows.ts'
import { isCorrected } from '../staging/own-cells.ts'
import { CONTRADICTIONS } from '../staging/schema.ts'
import type { ShownRow, RowsAsked } from '../imports/rows-schema.ts'

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
  const engine = await engineNames(ctx)
  const named = items.map((row, n) =>
    shown(
      { ...row, given: given[n]!, brand: brands[n]!['brand'] as string | null },
      'yearFrom' in row.given
        ? saidOfCar(row, engine)
        : besides(ctx, given[n]!, row.partId !== null && now.has(row.partId) ? has[n] : undefined),
    ),
  )
  return { items: named, next }
}

/** A file names what a part replaces by numbers alone. */
const asInFile = ({ supersededNumbers, ...values }: Partial<PartValues>) =>
  supersededNumbers ? { ...values, supersededNumbers: supersededNumbers.map(({ number }) => number) } : values

type Fields = ShownRow['fields']
type Values = Readonly<Record<string, unknown>>

/** What a row says of a part, in the order of the shop's columns. `now`: what the shop has. */
function besides({ config }: Ctx, given: Values, now: Values | undefined): Fields {
  const write = (name: string, value: unknown) =>
    value === null || value === undefined ? '' : PART_FIELD.get(name)!.write(value, config)
  return PART_FIELDS.filter(({ name }) => name in given).map(({ name, header }) => ({
    field: header,
    file: write(name, given[name]),
    shop: now ? write(name, now[name]) : null,
  }))
}

/** What a row says of the place of its part in a car. While it waits it is shown as it came. */
function saidOfCar({ state, given }: ImportRow, engine: (id: number) => string): Fields {
  if (state === 'held' || state === 'refused') return []
  const conditions = given['conditions'] as Condition[]
  const [notes, others] = [conditions.filter(isNote), conditions.filter((one) => !isNote(one))]
  const said = {
    engine: given['engine'] === null ? '' : engine(Number(given['engine'])),
    position: given['position'],
    quantity: given['quantity'],
    conditions: joinCell(others.map(({ kind, value }) => `${kind} = ${value}`)),
    notes: joinCell(notes.map(({ value }) => value)),
  }
  return Object.entries(said).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [{ field, file: String(value), shop: null }],
  )
}
const isNote = ({ kind }: Condition) => kind === 'note'

function shown(row: ImportRow, fields: Fields): StoredRow {
  const { n, state, partId, brand, number, given, theirs, cells, why, reasons } = row
  const years = [...new Set([given['yearFrom'], given['yearTo']])].filter(Boolean).join('–')
  const car = [given['make'], given['model'], years].filter(Boolean)
  const isCar = 'yearFrom' in given
  return {
    n,
    state,
    partId,
    text: [brand, given['number'] ?? number, ...(isCar ? car : [given['name']])].filter(Boolean).join(' '),
    fields,
    theirs:
      theirs === null || theirs === undefined
        ? state === 'ready'
          ? null
          : withoutEmpty(cells)
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
