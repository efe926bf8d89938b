import { rowBatch } from './batch-rows.ts'
import { findHeader } from './find-header.ts'
import { guessDecimal } from './guess-decimal.ts'

/** The header is looked for in these, and guesses are made from them. */
const FIRST_ROWS = 50

type Table = {
  columns: string[]
  firstRow: number
  decimal: '.' | ',' | undefined
  rows: AsyncGenerator<string[][]>
}

const padded = (row: string[], width: number): string[] => {
  const last = row.findLastIndex(Boolean) + 1
  if (last === 0) return []
  if (row.length === width) return row
  return row.length > width
    ? row.slice(0, Math.max(width, last))
    : [...row, ...Array<string>(width - row.length).fill('')]
}

/** A list that was printed has its header on every page. */
const isAgain = (row: string[], header: string[] | undefined) =>
  header !== undefined &&
  row[0] === header[0] &&
  row.length === header.length &&
  row.every((cell, i) => cell === header[i])

/** Blank rows between others count; blank rows at the end, of which a sheet can have a million, are none. */
async function* rowsOf(
  first: string[][],
  rest: AsyncGenerator<string[][]>,
  { width, header }: { width: number; header: string[] | undefined },
): AsyncGenerator<string[][]> {
  const batch = rowBatch()
  let blanks = 0
  const next = function* (rows: string[][]) {
    for (const row of rows) {
      const full = padded(row, width)
      if (full.length === 0 || isAgain(row, header)) {
        blanks++
        continue
      }
      for (; blanks > 0; blanks--) if (batch.add([])) yield batch.taken()
      if (batch.add(full)) yield batch.taken()
    }
  }
  yield* next(first)
  for await (const rows of rest) yield* next(rows)
  if (!batch.isEmpty()) yield batch.taken()
}

/**
 * A table from the records of a file, in batches: finds its header, and gives rows the width of it. `merge` joins the rows
 * of a header that has several. @throws Problem as `findHeader`
 */
export async function tableOf(
  records: AsyncGenerator<string[][]>,
  merge: (rows: string[][]) => string[][] = (rows) => rows,
): Promise<Table> {
  let first: string[][] = []
  while (first.length < FIRST_ROWS) {
    const { value, done } = await records.next()
    if (done) break
    first = first.length === 0 ? value : [...first, ...value]
  }
  first = merge(first)
  const sample = first.slice(0, FIRST_ROWS)
  const { columns, at } = findHeader(sample)
  return {
    columns,
    firstRow: at + 1,
    decimal: guessDecimal(sample.slice(at).flat()),
    rows: rowsOf(first.slice(at), records, { width: columns.length, header: first[at - 1] }),
  }
}
