import { beginning } from '#common/beginning'
import { type CellReading, isGtin } from '#domain/catalogue'
import type { ColumnField, HeadingField } from '../../headings/fields.ts'
import { fieldNamed, fieldSaid } from '../../headings/known-words.ts'
import { looksLike } from '../../headings/looks-like.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { settleFields } from '../../headings/settle-fields.ts'
import { theirWord } from '../../mappings/their-word.ts'
import type { ImportKind } from '../../suppliers/schema.ts'
import type { ImportColumn, ImportHeader } from '../schema.ts'

const SAMPLES = 4
/** So much of a cell is shown as one of them. */
const MOST_SHOWN = 200
/** How many cells of a column are read for a guess. */
const LOOKED_AT = 200

/** Columns whose meaning nobody has said: neither an admin nor a heading of our own. */
export const guessedColumns = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.filter(({ column, field, isKept }) => field !== null && !isKept && fieldNamed(column) !== field)

/** `by`: how the cells are read. `kept`: what an admin said of headings before, null for one that is left out. */
type Known = { by: CellReading; kept?: ReadonlyMap<string, string | null> }

/**
 * Which field each column is. What an admin said stands. The other columns are guessed from their headings and cells; a column
 * whose meaning is not sure gets no field.
 */
export function guessColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { by, kept = new Map() }: Known,
): ImportColumn[] {
  const looked = rows.slice(0, LOOKED_AT)
  const cells = headings.map((_heading, at) => looked.map((row) => row[at] ?? '').filter((cell) => cell !== ''))
  const read = headings.map(readHeading)
  const guesses = headings.map((heading, at) =>
    kept.has(theirWord(heading)) ? null : (byHeading(read[at]!, cells[at]!, by) ?? byContents(cells[at]!)),
  )
  const said = headings.map((heading) => {
    const text = kept.get(theirWord(heading))
    return typeof text === 'string' ? fieldSaid(text) : text
  })
  const decided = said.map((one) => one && one.field)
  const fields = settleFields(guesses, decided, cells)
  return headings.map((column, at) => ({
    column,
    field: decided[at] === undefined ? fields[at]! : decided[at],
    unit: said[at]?.unit ?? read[at]?.unit ?? read[at]?.currency ?? null,
    isKept: said[at] !== undefined,
    samples: [...new Set(cells[at])].slice(0, SAMPLES).map((cell) => beginning(cell, MOST_SHOWN)),
  }))
}

type Guess = { field: HeadingField; rank: number }

function byHeading(heading: ReturnType<typeof readHeading>, cells: readonly string[], by: CellReading): Guess | null {
  if (!heading) return null
  const { field, rank, unit, currency, isDoubtful } = heading
  if (currency !== null && currency !== by.prices.currency) return null
  const isSize = field === 'weightGrams' || field.endsWith('Mm')
  if (isSize && unit === null && !cells.some((cell) => /\d\s*\p{L}/u.test(cell))) return null
  return looksLike(field, cells, { isDoubtful, by }) ? { field, rank: cells.length === 0 ? rank + EMPTY : rank } : null
}

/** An empty column is the worse one of two. */
const EMPTY = 1000

/** A column of barcodes is known by their check digits, whatever it is called. */
function byContents(cells: readonly string[]): Guess | null {
  const isAll = cells.length >= 3 && cells.filter(isGtin).length >= cells.length * 0.9
  return isAll ? { field: 'gtin', rank: 2 * EMPTY } : null
}

const namesVehicles = (columns: readonly ImportColumn[]) =>
  isPerVehicle(columns) || columns.some(({ field }) => field === 'vehicles')
const isPerVehicle = (columns: readonly ImportColumn[]) =>
  ['make', 'model'].every((name) => columns.some(({ field }) => field === name))

/** Whether a file about parts says in the same rows which cars they fit. */
export const holdsVehiclesToo = ({ kind, header }: { kind: ImportKind | null; header: ImportHeader | null }): boolean =>
  kind !== null && kind !== 'aces' && header !== null && namesVehicles(header.columns)

const OF_A_VEHICLE: ReadonlySet<string | null> = new Set(['position', 'quantity'])

/** The columns as they are about the part: where each row is about a vehicle, the place and the quantity are those in that one. */
export const columnsOfPart = (columns: readonly ImportColumn[]): readonly ImportColumn[] =>
  isPerVehicle(columns) ? columns.map((one) => (OF_A_VEHICLE.has(one.field) ? { ...one, field: null } : one)) : columns

/** What a table is, told by its columns; null: nothing that could be read. */
export function kindOf(columns: readonly ImportColumn[]): ImportKind | null {
  const fields = new Set(columns.map(({ field }) => field))
  const has = (...names: ColumnField[]) => names.every((name) => fields.has(name))
  if (has('kind', 'theirs', 'ours')) return 'mappings'
  if (!has('number')) return has('make', 'model') ? 'vehicles' : null
  if (namesVehicles(columns) && !has('price') && !has('cost')) return 'aces'
  if (has('name') || has('category')) return 'parts'
  if (has('price') || has('cost')) return 'prices'
  return has('stock') ? 'stock' : 'parts'
}
