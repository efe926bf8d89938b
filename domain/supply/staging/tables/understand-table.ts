import type { OpenedTable } from '../../read/shapes.ts'
import { guessDecimal } from '../../read/guess-decimal.ts'
import type { ImportKind } from '../../suppliers/schema.ts'
import { guessColumns, kindOf } from './guess-columns.ts'
import type { ImportColumn, ImportHeader } from '../schema.ts'
import type { TakenImport } from '../taken-import.ts'
import type { TableReading } from './read-part-row.ts'

/** In so many rows the decimal sign is looked for. */
const LOOKED_AT = 200

/** Amounts, of which the cells tell the decimal sign; other columns have dots in part numbers. */
const AMOUNTS: ReadonlySet<string | null> = new Set(
  'price cost coreDeposit weightGrams lengthMm widthMm heightMm'.split(' '),
)

type Understood = { kind: ImportKind | null; columns: ImportColumn[]; decimal: '.' | ','; header: ImportHeader }

/** What a table is and what its columns mean, by its settings, its headings and its first rows. `kind` null: nothing that can be read. */
export function understandTable(
  { kind: asked, settings }: TakenImport,
  table: OpenedTable,
  rows: readonly string[][],
  { words, prices }: Pick<TableReading, 'words'> & Pick<TableReading['cells'], 'prices'>,
): Understood {
  const by = { prices, decimal: table.decimal }
  const guessed = guessColumns(table.columns, rows, { by, kept: new Map(words.columns()) })
  const told = settings.decimal ?? decimalOf(guessed, rows)
  const decimal = told ?? table.decimal
  const amounts = settings.decimal ? guessed : withDecimals(guessed, rows, decimal)
  const columns = amounts.map((column, at) =>
    column.field === 'stock' ? { ...column, ...stockDecimal(settings.decimal ?? decimalIn(rows, at) ?? told) } : column,
  )
  const holds = kindOf(columns)
  const kind = holds === 'vehicles' || holds === 'mappings' ? holds : (asked ?? holds)
  const header: ImportHeader = {
    format: table.format,
    columns,
    sheets: table.sheets,
    ...(table.sheet && table.otherLists ? { sheet: table.sheet, otherLists: table.otherLists } : {}),
    decimal,
    version: null,
    says: {},
    count: null,
    ...(asked === null && kind !== null ? { told: kind } : {}),
  }
  return { kind, columns, decimal, header }
}

const cellsAt = (rows: readonly string[][], at: number) => rows.slice(0, LOOKED_AT).map((row) => row[at] ?? '')

const decimalIn = (rows: readonly string[][], at: number) => guessDecimal(cellsAt(rows, at), true)

/** A stock has it only where the file or its supplier's settings tell: a separator or a number of a part does not (`stockIn`). */
const stockDecimal = (decimal: '.' | ',' | undefined) => (decimal ? { decimal } : {})

const decimalOf = (columns: readonly ImportColumn[], rows: readonly string[][]) =>
  guessDecimal(columns.flatMap(({ field }, at) => (AMOUNTS.has(field) ? cellsAt(rows, at) : [])))

/** Programs write prices by the language of their user, and weights as they are stored. */
const withDecimals = (columns: readonly ImportColumn[], rows: readonly string[][], ofFile: '.' | ',') =>
  columns.map((column, at) => {
    const decimal = AMOUNTS.has(column.field) ? decimalIn(rows, at) : undefined
    return decimal && decimal !== ofFile ? { ...column, decimal } : column
  })
