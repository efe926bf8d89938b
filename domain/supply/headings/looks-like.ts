import { type CellReading, PART_FIELD } from '#domain/catalogue'
import { Fault, type FaultCode } from '#common/fault'
import { readCell } from '../cells/read-cell.ts'
import { piecesIn } from '../cells/read-pieces.ts'
import { yearsIn } from '../cells/read-years.ts'
import type { HeadingField } from './fields.ts'

/** Faults of a cell that says something else. Others are of a cell that says the right thing wrongly. */
const ELSE: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'not-a-number',
  'not-one-of',
  'position-unmapped',
  'picture-address',
  'too-long',
])
const ANY_YEARS = { oldest: 1900, newest: 2030 }
const isYears = (cell: string) => yearsIn(cell, ANY_YEARS) !== null
/** Also "2012-05". */
const isEnd = (cell: string) => isYears(cell.replace(/^(\d{4})-\d\d$/, '$1'))

/** "A1" is the group of a price: a single letter is no currency. */
const isGroup = (cell: string) => /^\p{L}\s?\d/u.test(cell)
const MONEY: ReadonlySet<string> = new Set(['price', 'cost', 'coreDeposit'])

/** What shop programs write for how a product is sold, which is no type of part. */
const SOLD_AS = /^(simple|variable|variation|configurable|virtual|downloadable|bundle|grouped)$/i

const LOOKS: Partial<Record<HeadingField, (cell: string) => boolean>> = {
  category: (cell) => !SOLD_AS.test(cell),
  gtin: (cell) => /^[\d\s-]{7,}([.,]0+)?$|^\d([.,]\d+)?E\+?\d+$/i.test(cell),
  currency: (cell) => /^(\p{L}{2,4}|\p{Sc})\.?$/u.test(cell),
  oeNumbers: (cell) => /\d/.test(cell),
  priceUnit: (cell) => piecesIn(cell) !== null,
  vehicles: (cell) => /\p{L}/u.test(cell) && /\d\d/.test(cell),
  year: isYears,
  years: isYears,
  yearFrom: isEnd,
  yearTo: isEnd,
}

const isElse = (read: unknown) => read instanceof Fault && ELSE.has(read.code)

/** So many cells tell. */
const ENOUGH = 3

/** Whether the rows are only counted in this column: 1, 2, 3 … */
const isCounted = (cells: readonly string[]) =>
  cells.length > 1 && /^[01]$/.test(cells[0]!) && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)

/**
 * Whether cells can be what their heading says. A word that has other meanings too needs cells that agree; of any other word
 * the cells must not say something else.
 */
export function looksLike(
  field: HeadingField,
  cells: readonly string[],
  { isDoubtful, by }: { isDoubtful: boolean; by: CellReading },
): boolean {
  if (field === 'number' && isDoubtful && isCounted(cells)) return false
  const name = field === 'amount' ? 'stock' : field
  const own = PART_FIELD.get(name)
  const looks =
    LOOKS[name] ?? ((cell: string) => !own || !((MONEY.has(name) && isGroup(cell)) || isElse(readCell(own, cell, by))))
  const share = cells.length === 0 ? 1 : cells.filter(looks).length / cells.length
  if (field === 'category') return share > 0
  return isDoubtful ? share >= 0.8 : cells.length < ENOUGH || share >= 0.5
}
