import { XML_HEAD, xmlText } from './xml.ts'

/** A sheet of a workbook: its heading stays in view. A number is a cell that a spreadsheet counts with. */
export type Sheet = {
  name: string
  columns: readonly { heading: string; width: number }[]
  rows: AsyncIterable<(string | number | null)[][]> | Iterable<(string | number | null)[][]>
}

/** The most rows of a sheet, its heading included. */
export const MOST_ROWS = 1_048_576
/** The most characters of a cell. */
const MOST_CHARACTERS = 32_767

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What reads like a character's code to a spreadsheet: "_x000D_" is written "_x005F_x000D_". */
const CODE = /_(?=x[\dA-Fa-f]{4}_)/g
const text = (value: string) => {
  if (value.length > MOST_CHARACTERS) throw new RangeError(`a cell of ${value.length} characters`)
  return xmlText(value.replaceAll(CODE, '_x005F_'))
}

function letters(n: number): string {
  return n < 26 ? String.fromCharCode(65 + n) : letters(Math.floor(n / 26) - 1) + letters(n % 26)
}

/** The XML of a sheet, piece by piece. Texts stand in their cells, so that nothing of them is kept. */
export async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_column, n) => letters(n))
  const cell = (value: string | number | null, place: string) => {
    if (value === null || value === '') return ''
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`
  }
  let at = 0
  const row = (cells: readonly (string | number | null)[]) => {
    at += 1
    return `<row r="${at}">${cells.map((value, n) => cell(value, `${names[n]!}${at}`)).join('')}</row>`
  }
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield row(columns.map(({ heading }) => heading))
  for await (const some of rows) yield some.map(row).join('')
  yield '</sheetData></worksheet>'
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The small files of a workbook beside its sheets (ECMA-376, part 1, 12 and 18): path → XML. */
export function workbookXml(names: readonly string[]): Record<string, string> {
  const each = (write: (name: string, n: number) => string) => names.map((name, n) => write(name, n + 1)).join('')
  return {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, n) => `<sheet name="${xmlText(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
  }
}
