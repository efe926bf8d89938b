import { csvRow } from '#common/csv'

/** How a CSV file is written: what stands between its cells, and whether a mark at its start says that it is UTF-8. */
type CsvForm = { separator: string; bom: boolean }

/** A CSV file with a row of headings. */
export async function* csvFile(
  columns: readonly string[],
  rows: AsyncIterable<(string | number | null)[][]>,
  { separator, bom }: CsvForm,
): AsyncGenerator<string> {
  yield `${bom ? '\uFEFF' : ''}${csvRow(columns, separator)}`
  for await (const some of rows) yield some.map((row) => csvRow(row, separator)).join('')
}
