import * as words from '#common/words'
import type { PART_FIELDS } from '#domain/catalogue'
import { isNumeric } from './part-table.ts'
import { xlsxFile } from './workbook.ts'

type Column = (typeof PART_FIELDS)[number]
type Rows = AsyncIterable<string[][]> | Iterable<string[][]>

const WIDE = new Set(['name', 'picture', 'pictures', 'documents', 'oe_numbers', 'attributes'])

/** A workbook of parts, with a sheet that explains each column. */
export function partsWorkbook(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const explained = columns.map(({ header, name }) => {
    const { about, sample } = words.exports.columns[name]
    return [header, about, sample]
  })
  const [column, about, sample] = words.exports.explaining
  return xlsxFile([
    {
      name: words.exports.sheets.parts,
      columns: columns.map(({ header }) => ({ heading: header, width: WIDE.has(header) ? 40 : 16 })),
      rows: countable(columns, rows),
    },
    {
      name: words.exports.sheets.columns,
      columns: [
        { heading: column, width: 20 },
        { heading: about, width: 90 },
        { heading: sample, width: 60 },
      ],
      rows: [explained],
    },
  ])
}

async function* countable(columns: readonly Column[], rows: Rows): AsyncGenerator<(string | number)[][]> {
  const numeric = columns.map(isNumeric)
  for await (const some of rows)
    yield some.map((row) => row.map((text, n) => (numeric[n] && text !== '' ? Number(text) : text)))
}
