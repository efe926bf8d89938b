import { parse, type Parser } from 'csv-parse'
import { phrase } from '#common/phrase'
import { refused } from './refused.ts'

const LONGEST_ROW = 1024 * 1024
/**
 * The parser may have taken so much text since its last row. It measures what cells say (`LONGEST_ROW`), so it would keep a row of
 * nothing but separators in memory without end. What waits between it and the file counts here, too.
 */
const MOST_WITHOUT_ROW = 4 * LONGEST_ROW

/** A parser of rows of any length, with quotes as in RFC 4180. */
export function csvParser(delimiter: string): Parser {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: LONGEST_ROW,
  })
  takeAnyLength(parser)
  return parser
}

/** The parser's own name for what it does with a row that it has read. */
const ON_ROW = '__onRecord'
type RowReader = {
  state: { record: string[]; expectedRecordLength: number }
  [ON_ROW]: (this: RowReader, push: unknown) => unknown
}

/**
 * The parser makes an error with its stack, and drops it, for each row that is not as long as the first. Below a title
 * line those are all rows, which then take seven times as long. No option of csv-parse leaves that out (7.0.3 makes the
 * error before it asks `relax_column_count`, and calls `on_record` after), so what it expects is written before each row.
 * Only a value is written: an accessor in its state would make each row slower.
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
export function rowProblem({ code, records }: { code: string; records?: number }, skipped: number) {
  const row = skipped + (records ?? 0) + 1
  return code === 'CSV_QUOTE_NOT_CLOSED' ? phrase('reading.openQuote', row) : phrase('reading.rowTooLong', row)
}

/** The texts as long as rows come of them; `rowsRead`: how many came so far. @throws Problem `file-row` */
export async function* yieldingRows(texts: AsyncGenerator<string>, rowsRead: () => number, skipped: number) {
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
