import { isDeepStrictEqual } from 'node:util'
import { type CellReading, EMPTIES, normalNumber, PART_FIELD, type PartField } from '#domain/catalogue'
import { Fault, type FaultCode } from '#common/fault'
import type { ImportKind } from '../../suppliers/schema.ts'
import { readCell } from '../../cells/read-cell.ts'
import { partNumbers } from '../../cells/split-list.ts'
import { perPieces, piecesIn } from '../../cells/read-pieces.ts'
import { dayIn } from '../../cells/read-day.ts'
import { because, type Draft, emptyDraft } from '../draft.ts'
import { piecesReader } from './pieces-of-row.ts'
import { isListOfNumbers } from './list-of-numbers.ts'
import { PER_PIECES } from '../../headings/read-heading.ts'
import { NO_BRAND } from '../../mappings/waits-for.ts'
import type { ImportColumn } from '../schema.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** What lists of prices and of stock alone say of a part. */
const ALONE: Partial<Record<ImportKind, ReadonlySet<string>>> = {
  prices: new Set(['price', 'currency', 'priceFrom', 'cost', 'coreDeposit', 'stock']),
  stock: new Set(['stock']),
}

/** How one table is read: its columns, and what the words in them mean. */
export type TableReading = {
  kind: ImportKind
  columns: readonly ImportColumn[]
  cells: CellReading
  words: SupplierWords
}

/** `pieces`: for how many the prices of the row are. */
type ReadCell = (draft: Draft, text: string, pieces: number | null) => void

/** Makes the function that reads the rows of a table about parts. `theirs` of a draft: its cells by heading. */
export function partRowReader({ kind, columns, cells, words }: TableReading) {
  const only = ALONE[kind]
  const by: CellReading = { ...cells, ours: words.ours }
  const readers = columns.map(({ column, field, unit, decimal: its }): ReadCell | null => {
    if (field === null || (only && !only.has(field) && field !== 'brand' && field !== 'number')) return null
    const own = { ...by, decimal: its ?? (field === 'stock' ? undefined : by.decimal) }
    return cellReader({ column, field, unit }, unit ? { ...own, units: { weight: unit, length: unit } } : own)
  })
  const piecesOf = piecesReader(columns)
  const isOfNumbers = isListOfNumbers(columns)
  const makerAt = columns.findIndex(({ field }) => field === 'oeMaker')
  const unbranded = words.ours('brand', NO_BRAND) ?? null
  const lastColumn = columns.at(-1)?.column ?? ''
  const brandColumn = columns.find(({ field }) => field === 'brand')?.column ?? 'brand'
  return (n: number, row: readonly string[]): Draft => {
    const draft = emptyDraft(n, () => Object.fromEntries(columns.map(({ column }, at) => [column, row[at] ?? ''])))
    const pieces = piecesOf(draft, row)
    // A separator within a text moves all that comes after it.
    if (row.length > columns.length)
      draft.reasons.push(because(lastColumn, 'too-many-cells', row.length, columns.length))
    for (const [at, read] of readers.entries()) {
      const text = row[at]
      if (read && text) read(draft, columns[at]!.field === 'oeNumbers' ? ofMaker(row[makerAt], text) : text, pieces)
    }
    finish(draft, brandColumn, unbranded)
    if (only || isOfNumbers) {
      delete draft.given.brand
      delete draft.given.number
    }
    return draft
  }
}

/** Numbers beside their maker: "Wagner: ZD 1212". The first letters of a number are no maker then. */
function ofMaker(maker: string | undefined, text: string): string {
  const name = maker?.replaceAll(/[:|]/g, ' ').trim()
  if (!name) return text
  const numbers = partNumbers(text).split(' | ')
  return numbers.map((number) => `${name}: ${number}`).join(' | ')
}

/** Headings that say of which currency the amounts are. */
const isCurrency = (unit: string | null) => unit !== null && /^[A-Z]{3}$/.test(unit)
const isBare = (text: string) => !/[\p{L}\p{Sc}]/u.test(text)

function cellReader(
  { column, field: name, unit }: { column: string; field: string; unit: string | null },
  by: CellReading,
): ReadCell | null {
  if (name === 'priceFrom') return startReader(column)
  const field = PART_FIELD.get(name)
  if (!field) return null
  const isOwn = column === field.header
  const currency = isCurrency(unit) ? ` ${unit}` : ''
  const isPerPieces = PER_PIECES.has(name)
  const inHeading = piecesIn(unit?.startsWith('per ') ? unit : '1')!
  return (draft, text, ofRow) => {
    const isEmptied = text === EMPTIES && field.mayBeNull && (isOwn || name !== 'stock')
    const per = isPerPieces ? perPieces(text) : null
    const pieces = isPerPieces ? (per?.pieces ?? ofRow ?? inHeading) : 1
    const bare = per?.text ?? text
    const written = currency && isBare(bare) ? bare + currency : bare
    const read = isEmptied ? (field.kind === 'list' ? [] : null) : readCell(field, written, { ...by, isOwn, pieces })
    const value = read instanceof Fault || read === undefined ? read : besides(draft, field, { value: read, text, by })
    if (pieces > 1 && typeof value === 'number') draft.isDivided = true
    if (value instanceof Fault) draft.reasons.push(because(column, value.code, ...value.params))
    else if (value === undefined) return
    else Object.assign(draft.given, { [name]: value })
  }
}

/** What a cell says beside another column of the same meaning: lists are put together, everything else must be the same. */
function besides(
  { given }: Draft,
  field: PartField,
  { value, text, by }: { value: unknown; text: string; by: CellReading },
): unknown {
  const other = given[field.name as keyof Draft['given']]
  if (other === undefined || isDeepStrictEqual(other, value)) return value
  if (!Array.isArray(other) || !Array.isArray(value)) return new Fault('columns-differ', text)
  const more = value.filter((one) => !other.some((known) => isDeepStrictEqual(known, one)))
  return field.read(field.write([...other, ...more], by), by)
}

/** "2026-05-01", "01.05.2026": the price of the row holds from that day on. */
function startReader(column: string): ReadCell {
  return (draft, text) => {
    const day = dayIn(text)
    if (day) draft.startsAt = `${day}T00:00:00.000Z`
    else draft.reasons.push(because(column, 'date-unknown', text))
  }
}

/** With one of these the row says itself what is wrong with its number. */
const NUMBER_TOLD: ReadonlySet<string> = new Set<FaultCode>(['number-missing', 'number-mangled'])

/** Moves what names the part out of what is said of it. `unbranded`: the brand of rows that name none. */
function finish(draft: Draft, brandColumn: string, unbranded: string | null): void {
  const { given } = draft
  draft.brand = given.brand ?? (draft.reasons.some(({ code }) => code === 'brand-unmapped') ? null : unbranded)
  draft.number = given.number ?? null
  if (draft.brand !== null) given.brand = draft.brand
  if (draft.number === null || normalNumber(draft.number) === '') {
    if (!draft.reasons.some(({ code }) => NUMBER_TOLD.has(code)))
      draft.reasons.push(because(brandColumn, 'number-missing'))
  }
}
