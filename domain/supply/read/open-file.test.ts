import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  acesFile,
  csvFile,
  type MadeEntry,
  piesFile,
  readAces,
  readPies,
  readTable,
  xlsxFile,
  zipFile,
} from '../../../tests/support/files/made-files.ts'

const ROWS = [
  ['number', 'price'],
  ['BP-1', '12.50'],
]
const CSV = csvFile(ROWS)
const XLSX = xlsxFile([{ rows: ROWS }])
const zipped = (name: string, bytes: Buffer | string) => zipFile([{ name, bytes }])

test.each<[string, string, Buffer | string]>([
  ['plain text', 'prices.csv', CSV],
  ['gzip', 'prices.csv.gz', gzipSync(CSV)],
  [
    'several gzip files in a row',
    'prices.csv.gz',
    Buffer.concat([gzipSync(CSV.slice(0, 10)), gzipSync(CSV.slice(10))]),
  ],
  ['ZIP', 'prices.zip', zipped('prices.csv', CSV)],
  ['ZIP without compression', 'prices.zip', zipFile([{ name: 'a/prices.csv', bytes: CSV, isStored: true }])],
  ['ZIP64', 'prices.zip', zipFile([{ name: 'prices.csv', bytes: CSV }], { isLarge: true })],
  ['XLSX', 'prices.xlsx', XLSX],
  ['XLSX in gzip', 'prices.xlsx.gz', gzipSync(XLSX)],
  ['XLSX in ZIP', 'prices.zip', zipped('prices.xlsx', XLSX)],
  ['no name', 'upload', CSV],
])('a table in %s', async (_, name, bytes) => {
  const { columns, rows, ...table } = await readTable(bytes, { name })
  expect([columns, ...rows]).toEqual(ROWS)
  expect(table.bytes).toBeLessThanOrEqual(bytes.length)
})

test.each(['plain', 'gzip', 'zip'])('ACES and PIES, %s', async (packed) => {
  const pack = (xml: string) => (packed === 'plain' ? xml : packed === 'gzip' ? gzipSync(xml) : zipped('x.xml', xml))
  expect((await readAces(pack(acesFile([{}])))).apps).toHaveLength(1)
  expect((await readPies(pack(piesFile([{ number: 'A' }])))).items).toHaveLength(1)
})

test('how much of the file was read reaches its size', async () => {
  const large = csvFile(Array.from({ length: 50_000 }, (_, i) => [`number ${i}`, Math.sin(i)]))
  for (const bytes of [large, gzipSync(large), zipped('a.csv', large)]) {
    const { bytes: read } = await readTable(bytes)
    expect(read).toBeGreaterThan(bytes.length * 0.98)
    expect(read).toBeLessThanOrEqual(bytes.length)
  }
})

test('the one file with data is taken, whatever lies beside it', async () => {
  const beside: MadeEntry[] = [
    { name: '__MACOSX/._prices.csv', bytes: 'x' },
    { name: '.DS_Store', bytes: 'x' },
    { name: 'read me.txt', bytes: 'Dear customer' },
    { name: 'logo.png', bytes: 'x' },
  ]
  expect((await readTable(zipFile([...beside, { name: 'data/prices.csv', bytes: CSV }]))).rows).toEqual(ROWS.slice(1))
  await expect(
    readTable(zipFile([...beside, { name: 'prices.csv', bytes: CSV }, { name: 'stock.csv', bytes: CSV }])),
  ).rejects.toMatchObject({ code: 'file-several', phrase: { params: [['prices.csv', 'stock.csv']] } })
})

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const word = zipFile([
  { name: '[Content_Types].xml', bytes: 'x' },
  { name: 'word/document.xml', bytes: 'x' },
])
const ods = zipFile([
  { name: 'mimetype', bytes: 'x', isStored: true },
  { name: 'content.xml', bytes: 'x' },
])

test.each<[string, Buffer | string, string]>([
  ['nothing', '', 'file-empty'],
  ['an empty file in gzip', gzipSync(''), 'file-empty'],
  ['a PDF', '%PDF-1.7\n', 'file-kind'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'file-kind'],
  ['a picture in gzip', gzipSync(Buffer.from('ffd8ffe0', 'hex')), 'file-kind'],
  ['a web page', '\n<!DOCTYPE html><html><table><tr><td>1</td></tr></table></html>', 'file-kind'],
  ['JSON', '{"parts": []}', 'file-kind'],
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(100)]), 'file-kind'],
  ['noise', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251 || 1)), 'file-kind'],
  ['another archive', Buffer.from('Rar!\x1a\x07\0'), 'file-kind'],
  ['an old Excel file', Buffer.concat([OLE, Buffer.alloc(2000)]), 'file-kind'],
  ['a text document', word, 'file-kind'],
  ['an OpenDocument sheet', ods, 'file-kind'],
  ['a binary Excel file', zipped('xl/workbook.bin', 'x'), 'file-kind'],
  ['a ZIP without files', zipFile([]), 'file-kind'],
  [
    'a locked Excel file',
    Buffer.concat([OLE, Buffer.alloc(500), Buffer.from('EncryptedPackage', 'utf16le')]),
    'file-encrypted',
  ],
  ['a locked ZIP', zipFile([{ name: 'a.csv', bytes: CSV, isEncrypted: true }]), 'file-encrypted'],
  ['gzip in gzip', gzipSync(gzipSync(CSV)), 'file-nested'],
  ['ZIP in ZIP', zipped('a.zip', zipped('a.csv', CSV)), 'file-nested'],
  ['gzip in ZIP', zipped('a.csv.gz', gzipSync(CSV)), 'file-nested'],
  ['ZIP in gzip', gzipSync(zipped('a.csv', CSV)), 'file-nested'],
  ['gzip that is cut off', gzipSync(CSV.repeat(1000)).subarray(0, 60), 'file-torn'],
  ['gzip with wrong bytes', Buffer.concat([gzipSync(CSV).subarray(0, 20), Buffer.alloc(100, 7)]), 'file-torn'],
  ['ZIP that is cut off', zipped('a.csv', CSV).subarray(0, -30), 'file-torn'],
  ['ZIP with an unknown compression', zipFile([{ name: 'a.csv', bytes: CSV, saysMethod: 99 }]), 'file-torn'],
  ['ZIP that lies about a size', zipFile([{ name: 'a.csv', bytes: CSV.repeat(9), saysSize: 20 }]), 'file-torn'],
])('%s: refused', async (_, bytes, code) => {
  await expect(readTable(bytes)).rejects.toMatchObject({ status: 422, code })
})

test.each<[string, Buffer | string]>([
  ['prices.xlsx', CSV],
  ['prices.xls', CSV],
  ['prices.csv', XLSX],
  ['prices.csv', acesFile([{}])],
  ['aces.xml', CSV],
  ['prices.csv', gzipSync(CSV)],
  ['prices.gz', CSV],
  ['prices.zip', XLSX],
  ['aces.xml.gz', gzipSync(CSV)],
  ['prices.zip', zipped('prices.xlsx', CSV)],
])('a file called %s that is something else: refused', async (name, bytes) => {
  await expect(readTable(bytes, { name })).rejects.toMatchObject({ code: 'file-name' })
})

test('a name with an ending that promises nothing is no reason to refuse a file', async () => {
  for (const name of ['prices.dat', 'prices.constructor']) await readTable(CSV, { name })
})

test.each(['gzip', 'ZIP', 'XLSX', 'XLSX in ZIP'])('a bomb in %s is refused before it is large', async (kind) => {
  const bomb = Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(20 * 1024 * 1024, `${'x'.repeat(1000)},2\n`)])
  const sheet = '<worksheet><sheetData>'.padEnd(20 * 1024 * 1024, '<row><c><v>1</v></c></row>')
  const workbook = () =>
    zipFile([
      { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
      {
        name: 'xl/_rels/workbook.xml.rels',
        bytes: '<Relationships><Relationship Id="r1" Type="a/worksheet" Target="sheet.xml"/></Relationships>',
      },
      { name: 'xl/sheet.xml', bytes: sheet },
    ])
  const made = {
    gzip: () => gzipSync(bomb),
    ZIP: () => zipped('a.csv', bomb),
    XLSX: workbook,
    'XLSX in ZIP': () => zipped('a.xlsx', workbook()),
  }
  await expect(readTable(made[kind as keyof typeof made]())).rejects.toMatchObject({ code: 'file-bomb' })
})
