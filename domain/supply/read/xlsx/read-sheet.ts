import { phrase } from '#common/phrase'
import { UNREAD } from '../../cells/read-cell.ts'
import { FULL_BATCH, MOST_TEXT } from '../batch-rows.ts'
import { MOST_COLUMNS } from '../find-header.ts'
import { refused } from '../refused.ts'
import { CONTROL } from '../tidy-xml.ts'
import { checkGrowth, torn } from '../unpack.ts'
import { generalText, type NumberFormat } from './number-format.ts'
import { xmlEvents } from './xml-events.ts'

const MOST_ROWS = 1_048_576
const LONGEST_CELL = 1024 * 1024
/** All cells of a row together: as many characters as in a row of CSV. */
const LONGEST_ROW = 1024 * 1024
/** Rows between others that a sheet leaves out; rows are only read, so all can be this one. */
const BLANK: string[] = []

export type SheetContext = {
  /** A text that cells share, by its number. */
  textAt(index: number): string | undefined
  /** By the number of a style. */
  formats: readonly (NumberFormat | undefined)[]
  decimal: '.' | ','
  /** Puts right the letters of a text. */
  mend?(text: string): string
  /** The bytes of the whole workbook: cells share texts, so they could say far more than was ever packed. */
  packed: number
  /** Is told of each cell that holds a text and no number. */
  onText?(text: string): void
  /** Is told the number of each row that is hidden and not blank. */
  onHidden?(row: number): void
}

const columnOf = (reference: string): number => {
  let column = 0
  for (const character of reference) {
    const code = character.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

/** `_x000D_` is how a workbook writes a control character. It may also write what no database takes: a zero, and half of a letter. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text
        .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(CONTROL, '')
        .toWellFormed()
    : text

type Cell = {
  reference: string
  column: number
  type: string
  style: number
  text: string
  hasFormula: boolean
  hasValue: boolean
}

function textOf(cell: Cell, { textAt, formats, decimal, mend, onText }: SheetContext): string {
  const hasResult = cell.type === 'n' ? cell.text !== '' : cell.hasValue || cell.type === 'inlineStr'
  if (cell.hasFormula && !hasResult) return UNREAD
  if (cell.type === 'b') return cell.text === '1' ? 'TRUE' : 'FALSE'
  if (cell.type === 'e' || cell.type === 'd') return cell.text
  if (cell.type === 'n') {
    const value = Number(cell.text)
    if (cell.text === '' || !Number.isFinite(value)) return cell.text
    const text = (formats[cell.style] ?? generalText)(value)
    return decimal === ',' ? text.replace(/(?<=\d)\.(?=\d)/, ',') : text
  }
  const written = cell.type === 's' ? textAt(Number(cell.text)) : cell.text
  if (written === undefined) throw torn()
  const text = unescaped(written)
  onText?.(text)
  return mend ? mend(text).trim() : text.trim()
}

/** Rows of a sheet in batches, the rows that it leaves out as blank ones. @throws Problem `file-wide`, … */
export async function* readSheet(chunks: AsyncIterable<Buffer>, context: SheetContext): AsyncGenerator<string[][]> {
  let batch: string[][] = []
  let row: string[] | undefined
  let cell: Cell | undefined
  let [isInside, isHidden] = [false, false]
  let [rows, silent, next] = [0, 0, 0]
  /** Characters of the row, and of all rows. */
  let [length, said] = [0, 0]
  let handedOn = 0

  const events = xmlEvents(chunks, {
    open(name, attributes) {
      if (name === 'row') {
        const at = attributes.r ? Number(attributes.r) : rows + 1
        if (!(at <= MOST_ROWS)) throw torn()
        for (; rows < at - 1; rows++) batch.push(BLANK)
        row = []
        isHidden = /^(1|true|on)$/.test(attributes.hidden ?? '')
        length = 0
        next = 0
      } else if (name === 'c') {
        const reference = attributes.r ?? ''
        const column = reference ? columnOf(reference) : next
        next = column + 1
        const [type, style] = [attributes.t ?? 'n', Number(attributes.s ?? 0)]
        cell = { reference, column, type, style, text: '', hasFormula: false, hasValue: false }
      } else if (cell && name === 'f') cell.hasFormula = true
      else if (cell && (name === 'v' || name === 't')) {
        cell.hasValue = true
        isInside = true
      } else if (name === 'rPh') silent++
    },
    text(text) {
      if (!cell || !isInside || silent > 0) return
      cell.text += text
      if (cell.text.length > LONGEST_CELL) throw refused('file-row', phrase('reading.cellTooLong'))
    },
    close(name) {
      if (name === 'v' || name === 't') isInside = false
      else if (name === 'rPh') silent--
      else if (name === 'c' && cell) {
        const text = textOf(cell, context)
        if (text && row) {
          if (cell.column >= MOST_COLUMNS)
            throw refused('file-wide', phrase('reading.tooWide', cell.column + 1, MOST_COLUMNS))
          while (row.length < cell.column) row.push('')
          row[cell.column] = text
          length += text.length
          said += text.length
          if (length > LONGEST_ROW) throw refused('file-row', phrase('reading.cellTooLong'))
          checkGrowth(said, context.packed)
        }
        cell = undefined
      } else if (name === 'row' && row) {
        batch.push(row)
        rows++
        if (isHidden && row.length > 0) context.onHidden?.(rows)
        row = undefined
      }
    },
  })
  for await (const _ of events) {
    if (batch.length < FULL_BATCH && said - handedOn < MOST_TEXT) continue
    yield batch
    batch = []
    handedOn = said
  }
  if (batch.length > 0) yield batch
}
