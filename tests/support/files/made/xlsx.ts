import { element, escapeXml, field } from './xml.ts'
import { joined } from './write-pieces.ts'
import { type MadeEntry, zipFile } from './zip.ts'

/** A cell: a text (shared by all that say the same), a number with a number format, or XML as it stands in a sheet. */
type Cell =
  | string
  | number
  | boolean
  | null
  | undefined
  | { number: number; format: string }
  | { inline: string }
  | { xml: string }

export type MadeSheet = {
  name?: string
  rows: Iterable<readonly Cell[]>
  /** As `A1:C1`. */
  merges?: string[]
  isHidden?: boolean
  /** Numbers of rows that are hidden. */
  hiddenRows?: number[]
}

type Options = { from1904?: boolean }

const XMLNS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Gives each text or format its number, in order of first use. */
function createList() {
  const numbers = new Map<string, number>()
  return {
    numberOf(text: string) {
      if (!numbers.has(text)) numbers.set(text, numbers.size)
      return numbers.get(text)!
    },
    all: () => [...numbers.keys()],
  }
}
type List = ReturnType<typeof createList>

function cellXml(cell: Cell, r: string, texts: List, formats: List): string {
  if (cell === null || cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return element('c', { r }, field('v', cell))
  if (typeof cell === 'boolean') return element('c', { r, t: 'b' }, field('v', cell ? 1 : 0))
  if (typeof cell === 'string') return element('c', { r, t: 's' }, field('v', texts.numberOf(cell)))
  if ('xml' in cell) return cell.xml
  if ('inline' in cell) return element('c', { r, t: 'inlineStr' }, element('is', {}, field('t', cell.inline)))
  return element('c', { r, s: formats.numberOf(cell.format) + 1 }, field('v', cell.number))
}

function* sheetXml({ rows, merges = [], hiddenRows = [] }: MadeSheet, texts: List, formats: List): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${XMLNS}"><sheetData>`
  let n = 0
  for (const row of rows) {
    n++
    const cells = row.map((cell, i) => cellXml(cell, `${letters(i)}${n}`, texts, formats)).join('')
    if (cells) yield element('row', { r: n, ...(hiddenRows.includes(n) && { hidden: 1 }) }, cells)
  }
  const merged = merges.map((ref) => element('mergeCell', { ref })).join('')
  yield `</sheetData>${merged ? element('mergeCells', { count: merges.length }, merged) : ''}</worksheet>`
}

function stylesXml(formats: string[]): string {
  const codes = formats.map((formatCode, i) => element('numFmt', { numFmtId: 164 + i, formatCode }))
  const styles = ['', ...formats].map((_, i) => element('xf', { numFmtId: i === 0 ? 0 : 163 + i }))
  return `${HEAD}${element(
    'styleSheet',
    { xmlns: XMLNS },
    element('numFmts', {}, codes.join('')) +
      element('cellStyleXfs', {}, element('xf', { numFmtId: 0 })) +
      element('cellXfs', {}, styles.join('')),
  )}`
}

const textsXml = (texts: string[]) =>
  `${HEAD}<sst xmlns="${XMLNS}" uniqueCount="${texts.length}">${texts
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}</sst>`

function typesXml(sheets: string[]): string {
  const kind = (name: string, of: string) =>
    element('Override', {
      PartName: `/${name}`,
      ContentType: `application/vnd.openxmlformats-officedocument.spreadsheetml.${of}+xml`,
    })
  const all = [
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    element('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    kind('xl/workbook.xml', 'sheet.main'),
    kind('xl/styles.xml', 'styles'),
    kind('xl/sharedStrings.xml', 'sharedStrings'),
    ...sheets.map((name) => kind(name, 'worksheet')),
  ]
  const xmlns = 'http://schemas.openxmlformats.org/package/2006/content-types'
  return `${HEAD}${element('Types', { xmlns }, all.join(''))}`
}

/** The files inside a workbook, by their names. */
export function xlsxPieces(sheets: readonly MadeSheet[], { from1904 = false }: Options = {}): MadeEntry[] {
  const texts = createList()
  const formats = createList()
  const made = sheets.map((sheet, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    bytes: Buffer.concat([...joined(sheetXml(sheet, texts, formats))]),
  }))
  const names = sheets.map(({ name, isHidden }, i) =>
    element('sheet', {
      name: name ?? `Sheet${i + 1}`,
      sheetId: i + 1,
      state: isHidden ? 'hidden' : undefined,
      'r:id': `rId${i + 1}`,
    }),
  )
  const relation = (Id: string, kind: string, Target: string) =>
    element('Relationship', { Id, Type: `${RELATIONS}/${kind}`, Target })
  const relations = (content: string) =>
    `${HEAD}${element('Relationships', { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' }, content)}`
  const workbook = element(
    'workbook',
    { xmlns: XMLNS, 'xmlns:r': RELATIONS },
    element('workbookPr', { date1904: from1904 ? 1 : undefined }) + element('sheets', {}, names.join('')),
  )
  return [
    { name: '[Content_Types].xml', bytes: typesXml(made.map(({ name }) => name)) },
    { name: '_rels/.rels', bytes: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', bytes: `${HEAD}${workbook}` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: relations(
        sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('') +
          relation('rIdS', 'styles', 'styles.xml') +
          relation('rIdT', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    ...made,
    { name: 'xl/styles.xml', bytes: stylesXml(formats.all()) },
    { name: 'xl/sharedStrings.xml', bytes: textsXml(texts.all()) },
  ]
}

/** A workbook, in memory. */
export const xlsxFile = (sheets: readonly MadeSheet[], options: Options = {}): Buffer =>
  zipFile(xlsxPieces(sheets, options))
