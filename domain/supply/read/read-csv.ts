import { pipeline, Readable } from 'node:stream'
import { CsvError, parse, type Parser } from 'csv-parse'
import { unguarded } from '#common/csv'
import { phrase } from '#common/phrase'
import { decode } from './decode.ts'
import { MOST_COLUMNS } from './find-header.ts'
import { guessSeparator } from './guess-separator.ts'
import { quoteMender } from './mend-quotes.ts'
import { refused } from './refused.ts'
import type { OpenedTable, ReadSettings } from './shapes.ts'
import { tableOf } from './table-of.ts'

/** So much text is looked at before the separator is guessed. */
const HEAD = 128 * 1024
const LONGEST_ROW = 1024 * 1024
/**
 * The parser may have taken so much text since its last row. It measures what cells say (`LONGEST_ROW`), so it would keep a row of
 * nothing but separators in memory without end. What waits between it and the file counts here, too.
 */
const MOST_WITHOUT_ROW = 4 * LONGEST_ROW
const BATCH = 1000

/** What old programs write at the end of a file. */
const END_OF_FILE = '\u001A'

/** `="00123"` and `'=x`: how spreadsheets, and the shop itself (common/csv.ts), write text that looks like a number or formula. */
function cellText(cell: string): string {
  const text = cell.trim()
  if (text === END_OF_FILE) return ''
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2) return text.slice(2, -1).trim()
  return unguarded(text)
}

/** Lines before the table that are no rows: blank ones, `sep=;`, and comments. */
function withoutPreface(text: string): { text: string; skipped: number; separator?: string } {
  let skipped = 0
  let separator: string | undefined
  let rest = text
  for (;;) {
    const [line, end] = /^([^\r\n]*)(\r\n|\n|\r)/.exec(rest)?.slice(1) ?? []
    if (line === undefined || end === undefined) break
    const said = /^"?sep=(.)"?$/i.exec(line.trim())?.[1]
    if (said) separator = said
    else if (line.trim() && !isComment(line, rest.slice(line.length + end.length))) break
    rest = rest.slice(line.length + end.length)
    skipped++
  }
  return { text: rest, skipped, ...(separator && { separator }) }
}

/** A header may begin with "#", too: then it has as many separators as the line below it. */
function isComment(line: string, below: string): boolean {
  if (!/^\s*(#|\/\/)/.test(line)) return false
  const next = /^[^\r\n]*/.exec(below)![0]
  return ![';', '\t', ',', '|', '~'].some(
    (separator) => line.includes(separator) && line.split(separator).length === next.split(separator).length,
  )
}

/** The parser's own name for what it does with a row that it has read. */
const ON_ROW = '__onRecord'
type RowReader = {
  state: { record: string[]; expectedRecordLength: number }
  [ON_ROW]: (this: RowReader, push: unknown) => unknown
}

/**
 * The parser makes an error with its stack, and drops it, for each row that is not as long as the first. Below a title line those are
 * all rows, which then take seven times as long. Only a value is written: an accessor in its state would make each row slower.
 */
function takeAnyLength(parser: Parser): void {
  const { api } = parser as unknown as { api: RowReader }
  const read = api[ON_ROW]
  api[ON_ROW] = function (push) {
    this.state.expectedRecordLength = this.state.record.length
    return read.call(this, push)
  }
}

/** What is wrong with the row after the last one that was read. */
function rowProblem({ code, records }: { code: string; records?: number }, skipped: number) {
  const row = skipped + (records ?? 0) + 1
  return code === 'CSV_QUOTE_NOT_CLOSED' ? phrase('reading.openQuote', row) : phrase('reading.rowTooLong', row)
}

async function headOf(texts: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (head.length < HEAD) {
    const { value, done } = await texts.next()
    if (done) break
    head += value
  }
  return head
}

/** The texts as long as rows come of them; `rowsRead`: how many came so far. @throws Problem `file-row` */
async function* yieldingRows(texts: AsyncGenerator<string>, rowsRead: () => number, skipped: number) {
  let [length, rows] = [0, 0]
  for await (const text of texts) {
    const now = rowsRead()
    length = now === rows ? length + text.length : 0
    rows = now
    if (length > MOST_WITHOUT_ROW)
      throw refused('file-row', rowProblem({ code: 'CSV_MAX_RECORD_SIZE', records: now }, skipped))
    yield text
  }
}

/** The cells of a row; a wide one without the blank ones at its end. @throws Problem `file-wide` */
function cellsOf(row: string[]): string[] {
  if (row.length <= MOST_COLUMNS) return row.map(cellText)
  const width = row.findLastIndex(Boolean) + 1
  if (width > MOST_COLUMNS) throw refused('file-wide', phrase('reading.tooWide', width, MOST_COLUMNS))
  return row.slice(0, width).map(cellText)
}

/** The texts of a table from its first, with the quotation marks as the parser wants them. */
async function* mended(first: string, rest: AsyncGenerator<string>, separator: string): AsyncGenerator<string> {
  const mend = quoteMender(separator)
  yield mend(first)
  for await (const text of rest) yield mend(text)
  yield mend(undefined)
}

/**
 * Reads CSV, TSV and the like. Line ends may be mixed, quotes are as in RFC 4180, and a quotation mark inside a text
 * (`5" disc`) is one of its characters, also in quotes. @throws Problem with a code of `file-…`
 */
export async function readCsv(
  chunks: AsyncIterable<Buffer>,
  settings: ReadSettings,
): Promise<Omit<OpenedTable, 'bytesRead' | 'close'>> {
  if (settings.separator !== undefined && settings.separator.length !== 1)
    throw refused('file-separator', phrase('reading.badSeparator', settings.separator))
  let row = 0
  const { texts, strays, twice } = decode(chunks, {
    ...(settings.encoding && { encoding: settings.encoding }),
    row: () => row,
  })
  const { text, skipped, separator } = withoutPreface(await headOf(texts))
  if (!text.trim()) throw refused('file-empty', phrase('reading.empty'))
  const delimiter = settings.separator ?? separator ?? guessSeparator(text)
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: LONGEST_ROW,
  })
  takeAnyLength(parser)
  const source = yieldingRows(mended(text, texts, delimiter), () => parser.info.records, skipped)
  // oxlint-disable-next-line no-empty-function -- the loop below throws the same error
  pipeline(Readable.from(source), parser, () => {})
  async function* records() {
    let batch: string[][] = []
    try {
      for await (const cells of parser as AsyncIterable<string[]>) {
        row++
        batch.push(cellsOf(cells))
        if (batch.length === BATCH) yield batch.splice(0)
      }
    } catch (err) {
      if (err instanceof CsvError) throw refused('file-row', rowProblem(err, skipped))
      throw err
    }
    if (batch.length > 0) yield batch
  }
  const { columns, firstRow, decimal, rows } = await tableOf(records())
  return {
    kind: 'table',
    format: 'csv',
    columns,
    firstRow: skipped + firstRow,
    decimal: settings.decimal ?? decimal ?? (delimiter === ';' ? ',' : '.'),
    sheets: [],
    strays,
    twice,
    rows,
  }
}
