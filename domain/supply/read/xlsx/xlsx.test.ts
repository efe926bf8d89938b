import { expect, test } from 'vitest'
import { UNREAD } from '../../cells/read-cell.ts'
import { type MadeSheet, readTable, xlsxFile, xlsxPieces, zipFile } from '../../../../tests/support/files/made-files.ts'
import type { ReadSettings } from '../shapes.ts'

type Rows = MadeSheet['rows']
const table = (rows: Rows, more: Partial<MadeSheet> = {}, settings: ReadSettings = {}) =>
  readTable(xlsxFile([{ rows, ...more }]), settings)

test('texts, numbers, truths and texts that stand in their cell', async () => {
  const rows: Rows = [
    ['number', 'name', 'stock', 'price', 'sold'],
    ['BP-1', 'Pad  set & "ring"\n<front>', 12, 12.5, true],
    ['BP-2', { inline: ' Größe ' }, 0, -0.1, false],
    ['BP-1', null, '', 0.1 + 0.2, undefined],
  ]
  expect(await table(rows)).toMatchObject({
    format: 'xlsx',
    columns: ['number', 'name', 'stock', 'price', 'sold'],
    firstRow: 2,
    decimal: '.',
    sheets: ['Sheet1'],
    rows: [
      ['BP-1', 'Pad  set & "ring"\n<front>', '12', '12.5', 'TRUE'],
      ['BP-2', 'Größe', '0', '-0.1', 'FALSE'],
      ['BP-1', '', '', '0.3', ''],
    ],
  })
})

test.each([
  ['General', 4006381333931, '4006381333931'],
  ['General', 1e21, '1000000000000000000000'],
  ['General', 0.00000012, '0.00000012'],
  ['General', 1234.5, '1234.5'],
  ['0', 12, '12'],
  ['0.00', 12.5, '12.50'],
  ['0.00', 14.2681, '14.27'],
  ['0.00', 1.005, '1.01'],
  ['0.00', -0.001, '0.00'],
  ['#,##0.00', 1234567.891, '1234567.89'],
  ['#,##0', 0, '0'],
  ['0.0#', 2.5, '2.5'],
  ['00000', 123, '00123'],
  ['00-000', 1234, '01-234'],
  ['#-000', 12, '012'],
  ['"BP-"0000', 42, 'BP-0042'],
  ['0.0 "mm"', 302, '302.0 mm'],
  ['0.0\\ \\m\\m', 302, '302.0 mm'],
  ['0%', 0.35, '35%'],
  ['0.0%', 0.0725, '7.3%'],
  ['#,##0.00 [$€-407]', 1234.5, '1234.50 €'],
  ['_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-', 12.5, '12.50 €'],
  ['#,##0.00;[Red](#,##0.00)', -12.5, '-12.50'],
  ['0.00E+00', 4006381333931, '4006381333931'],
  ['# ?/?', 0.5, '0.5'],
  ['@', 12.5, '12.5'],
  ['yyyy-mm-dd', 46348, '2026-11-22'],
  ['m/d/yyyy', 46348, '2026-11-22'],
  ['[$-407]d. mmmm yyyy', 46348, '2026-11-22'],
  ['mmm yy', 46327, '2026-11-01'],
  ['dd.mm.yyyy hh:mm', 46348.5, '2026-11-22 12:00'],
  ['dd.mm.yyyy hh:mm', 46348, '2026-11-22'],
  ['hh:mm', 0.75, '18:00'],
  ['[h]:mm', 1.5, '1.5'],
  ['yyyy-mm-dd', 1, '1900-01-01'],
])('a number of the format %s: %s is read as %s', async (format, number, text) => {
  expect(
    (
      await table([
        ['what', 'note'],
        [{ number, format }, 'x'],
      ])
    ).rows,
  ).toEqual([[text, 'x']])
})

test('dates of a workbook that counts from 1904', async () => {
  const bytes = xlsxFile([{ rows: [['day'], ['x'], [{ number: 44886, format: 'yyyy-mm-dd' }]] }], { from1904: true })
  expect((await readTable(bytes)).rows).toEqual([['x'], ['2026-11-22']])
})

test('formulas have their results, texts of several styles are one, and how to speak them is left out', async () => {
  const { rows } = await table([
    ['a', 'b', 'c', 'd', 'e'],
    [
      { xml: '<c r="A2"><f>1+1</f><v>2</v></c>' },
      { xml: '<c r="B2" t="str"><f>A2&amp;"x"</f><v>2x</v></c>' },
      {
        xml: '<c r="C2" t="inlineStr"><is><r><t>Pad </t></r><r><rPr><b/></rPr><t>set</t></r><rPh><t>paddo</t></rPh></is></c>',
      },
      { xml: '<c r="D2" t="e"><v>#N/A</v></c>' },
      { xml: '<c r="E2" t="str"><v>two_x000A_lines</v></c>' },
    ],
  ])
  expect(rows).toEqual([['2', '2x', 'Pad set', '#N/A', 'two\nlines']])
})

test('the codes in texts are read as characters, but for those that are no text', async () => {
  const texts = ['two_x000A_lines', '_x005F_x000A_', '1_x0000_2', '_xD83D__xDE97_ _xD83D_']
  const { rows } = await table([['a', 'b', 'c', 'd'], texts, texts.map((inline) => ({ inline }))])
  const read = ['two\nlines', '_x000A_', '12', '🚗 �']
  expect(rows).toEqual([read, read])
})

test('a formula without its result says so in its cell, whose row then waits', async () => {
  const { rows } = await table([
    ['a', 'b', 'c'],
    [
      'x',
      { xml: '<c r="B2"><f>A1*2</f></c>' },
      // As openpyxl writes it; a formula that gives an empty text has the type of a text.
      { xml: '<c r="C2"><f>A1*2</f><v /></c>' },
    ],
    ['y', { xml: '<c r="B3" t="str"><f>IF(A1,"","x")</f><v></v></c>' }, 'z'],
  ])
  expect(rows).toEqual([
    ['x', UNREAD, UNREAD],
    ['y', '', 'z'],
  ])
})

test('rows and cells that a sheet leaves out are blank, and rows are counted as people count them', async () => {
  const { rows, firstRow } = await table([
    [],
    ['Price list'],
    [],
    ['number', 'name', 'price'],
    ['1', null, 2],
    [],
    ['2', 'x', 3],
    [],
    [],
  ])
  expect({ rows, firstRow }).toEqual({ rows: [['1', '', '2'], [], ['2', 'x', '3']], firstRow: 5 })
})

test('hidden rows of the list are read, and counted', async () => {
  const rows = [['old names'], ['number', 'name'], ['1', 'x'], ['2', 'y'], [], ['3', 'z']]
  const read = await table(rows, { hiddenRows: [1, 4, 5] })
  expect(read).toMatchObject({ rows: [['1', 'x'], ['2', 'y'], [], ['3', 'z']], columns: ['number', 'name'] })
  expect(read.hidden!()).toBe(1)
})

test('references may be missing', async () => {
  const { rows } = await table([
    ['a', 'b'],
    [{ xml: '<c><v>1</v></c>' }, { xml: '<c><v>2</v></c>' }],
  ])
  expect(rows).toEqual([['1', '2']])
})

test('an empty cell without a reference keeps its place', async () => {
  const { rows } = await table([
    ['number', 'cost', 'price'],
    [{ xml: '<c t="inlineStr"><is><t>BP-1</t></is></c>' }, { xml: '<c/>' }, { xml: '<c><v>3</v></c>' }],
    [{ xml: '<c s="0"/>' }, { xml: '<c/>' }, { xml: '<c><v>4</v></c>' }],
  ])
  expect(rows).toEqual([
    ['BP-1', '', '3'],
    ['', '', '4'],
  ])
})

test('the first sheet that is not hidden, or the named one', async () => {
  const sheet = (name: string): MadeSheet => ({ name, rows: [['a'], [name]] })
  const bytes = xlsxFile([{ ...sheet('Notes'), isHidden: true }, sheet('Parts'), sheet('Prices & more')])
  expect(await readTable(bytes)).toMatchObject({ rows: [['Parts']], sheets: ['Parts', 'Prices & more'] })
  for (const named of ['Prices & more', 'prices & More'])
    expect((await readTable(bytes, { sheet: named })).rows).toEqual([['Prices & more']])
  await expect(readTable(bytes, { sheet: 'Stock' })).rejects.toMatchObject({ code: 'file-sheet' })
})

test('the sheet with the list, whatever stands before it', async () => {
  const cover: MadeSheet = { name: 'Info', rows: [['Musterteile GmbH'], ['Contact', 'info@parts.example']] }
  const list: MadeSheet = { name: 'Prices', rows: [['Price list'], ['SKU', 'Price'], ['BP-1', 2]] }
  expect(await readTable(xlsxFile([cover, list]))).toMatchObject({ columns: ['SKU', 'Price'], rows: [['BP-1', '2']] })
  const empty: MadeSheet = { name: 'Sheet1', rows: [] }
  expect((await readTable(xlsxFile([empty, { rows: [['a'], ['b']] }]))).rows).toEqual([['b']])
})

test('numbers have the decimal sign of the texts beside them', async () => {
  const rows: Rows = [
    ['number', 'price', 'weight'],
    ['1', '12,50', 1.5],
    ['2', '3,99', { number: 2, format: '0.00' }],
  ]
  expect(await table(rows)).toMatchObject({
    decimal: ',',
    rows: [
      ['1', '12,50', '1,5'],
      ['2', '3,99', '2,00'],
    ],
  })
  expect(await table(rows, {}, { decimal: '.' })).toMatchObject({
    decimal: '.',
    rows: [
      ['1', '12,50', '1.5'],
      ['2', '3,99', '2.00'],
    ],
  })
})

test('a hundred thousand different texts, each found again', async () => {
  const names = Array.from({ length: 100_000 }, (_, i) =>
    `Brake pad set with a name of its own, number ${i} of ${'many '.repeat(i % 50)}`.trim(),
  )
  const rows = names.map((name, i) => [name, names[(i * 7919) % names.length]!])
  const read = await table([['name', 'other'], ...rows])
  expect(read.rows).toEqual(rows)
})

const parts = () =>
  xlsxPieces([
    {
      rows: [
        ['a', 'b'],
        ['x', 1],
      ],
    },
  ])
const changed = (name: string, change: (text: string) => string) =>
  zipFile(parts().map((part) => (part.name === name ? { ...part, bytes: change(part.bytes.toString()) } : part)))

test('parts of a workbook are found in any case, and by a path that goes up', async () => {
  const bytes = zipFile(
    parts().map((part) =>
      part.name.endsWith('.rels')
        ? { ...part, bytes: part.bytes.toString().replace('"worksheets/', '"../xl/Worksheets/') }
        : { ...part, name: part.name.replace('sharedStrings', 'SharedStrings') },
    ),
  )
  expect(await readTable(bytes)).toMatchObject({ columns: ['a', 'b'], rows: [['x', '1']] })
})

test.each<[string, Buffer, string]>([
  [
    'a DOCTYPE',
    changed('xl/worksheets/sheet1.xml', (xml) => xml.replace('<worksheet', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet')),
    'file-dtd',
  ],
  ['a sheet cut off', changed('xl/worksheets/sheet1.xml', (xml) => xml.slice(0, -40)), 'file-torn'],
  [
    'a text that is not there',
    changed('xl/sharedStrings.xml', (xml) => xml.replaceAll(/<si>.*<\/si>/g, '')),
    'file-torn',
  ],
  [
    'a column far to the right',
    changed('xl/worksheets/sheet1.xml', (xml) => xml.replace('r="B2"', 'r="XFD2"')),
    'file-wide',
  ],
  [
    'a row that no sheet has',
    changed('xl/worksheets/sheet1.xml', (xml) => xml.replace('<row r="2"', '<row r="99999999"')),
    'file-torn',
  ],
  [
    'a row without a number',
    changed('xl/worksheets/sheet1.xml', (xml) => xml.replace('<row r="2"', '<row r="x"')),
    'file-torn',
  ],
  ['no relations', zipFile(parts().filter(({ name }) => !name.includes('workbook.xml.rels'))), 'file-torn'],
  ['no sheet', xlsxFile([{ rows: [['a']], isHidden: true }]), 'file-kind'],
  ['an empty sheet', xlsxFile([{ rows: [] }]), 'file-kind'],
])('%s: refused', async (_, bytes, code) => {
  await expect(readTable(bytes)).rejects.toMatchObject({ status: 422, code })
})
