import { pipeline, Readable } from 'node:stream'
import { CsvError } from 'csv-parse'
import { unguarded } from '#common/csv'
import { phrase } from '#common/phrase'
import { rowBatch } from './batch-rows.ts'
import { csvParser, rowProblem, yieldingRows } from './csv-parser.ts'
import { withoutPreface } from './csv-preface.ts'
import { decode } from './decode.ts'
import { MOST_COLUMNS } from './find-header.ts'
import { guessSeparator } from './guess-separator.ts'
import { quoteMender } from './mend-quotes.ts'
import { refused } from './refused.ts'
import { rowEnds } from './row-ends.ts'
import type { OpenedTable, ReadSettings } from './shapes.ts'
import { tableOf } from './table-of.ts'

/** So much text is looked at before the separator is guessed. */
const HEAD = 128 * 1024

/** What old programs write at the end of a file. */
const END_OF_FILE = '\u001A'

/** `="00123"` and `'=x`: how spreadsheets, and the shop itself (common/csv.ts), write text that looks like a number or formula. */
function cellText(cell: string): string {
  const text = cell.trim()
  if (text === END_OF_FILE) return ''
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2) return text.slice(2, -1).trim()
  return unguarded(text)
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
  const parser = csvParser(delimiter)
  const ends = rowEnds()
  const source = yieldingRows(ends.text(mended(text, texts, delimiter)), () => parser.info.records, skipped)
  // oxlint-disable-next-line no-empty-function -- the loop below throws the same error
  pipeline(Readable.from(source), parser, () => {})
  async function* records() {
    const batch = rowBatch()
    try {
      for await (const cells of parser as AsyncIterable<string[]>) {
        row++
        ends.row(cells)
        if (batch.add(cellsOf(cells))) yield batch.taken()
      }
    } catch (err) {
      if (err instanceof CsvError) throw refused('file-row', rowProblem(err, skipped))
      throw err
    }
    if (!batch.isEmpty()) yield batch.taken()
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
    endsInRow: () => (ends.isCut() ? skipped + row : null),
    rows,
  }
}
