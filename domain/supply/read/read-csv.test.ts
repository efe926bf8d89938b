import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { phrase } from '#common/phrase'
import { readCsv } from './read-csv.ts'
import type { ReadSettings } from './shapes.ts'

/** In pieces of so many bytes, so that characters and line ends are cut in two. */
async function read(text: string | Buffer, settings: ReadSettings = {}, piece = 7) {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    bytes.subarray(i * piece, (i + 1) * piece),
  )
  const table = await readCsv(Readable.from(pieces), settings)
  const rows: string[][] = []
  for await (const batch of table.rows) rows.push(...batch)
  return { ...table, rows }
}

const LIST = 'number;name;price\nBP-1;Bremsbeläge für Šipka;12,50\nBP-2;Stoßdämpfer;45,00\n'

test.each([
  ['utf-8', Buffer.from(LIST)],
  ['utf-8 with a mark', Buffer.from(`\uFEFF${LIST}`)],
  ['utf-16le with a mark', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
  ['utf-16be with a mark', Buffer.from(`\uFEFF${LIST}`, 'utf16le').swap16()],
  ['utf-16le', Buffer.from(LIST, 'utf16le')],
  ['utf-16be', Buffer.from(LIST, 'utf16le').swap16()],
])('a list in %s', async (_, bytes) => {
  const { columns, rows, decimal } = await read(bytes, {}, 64)
  expect(columns).toEqual(['number', 'name', 'price'])
  expect(rows).toEqual([
    ['BP-1', 'Bremsbeläge für Šipka', '12,50'],
    ['BP-2', 'Stoßdämpfer', '45,00'],
  ])
  expect(decimal).toBe(',')
})

const bytesOf = (text: string, codes: Record<string, number>) =>
  Buffer.from([...text].map((character) => codes[character] ?? character.charCodeAt(0)))
const POLISH = 'numer;nazwa\n1;Klocki hamulcowe przód, zestaw części\n2;Łożysko tylne, świeca żarowa\n'
const CZECH = 'číslo;název\n1;Brzdové destičky přední\n2;Tlumič pérování zadní, řetěz\n'
const FRENCH = 'référence;désignation;prix\n1;Filtre à huile, côté gauche;12 €\n2;Plaquettes arrière;3 €\n'

const CP1250 = {
  ó: 0xf3,
  ę: 0xea,
  ś: 0x9c,
  ć: 0xe6,
  Ł: 0xa3,
  ż: 0xbf,
  č: 0xe8,
  í: 0xed,
  á: 0xe1,
  é: 0xe9,
  ř: 0xf8,
  ě: 0xec,
}
const ISO2 = { ...CP1250, ś: 0xb6 }
test.each([
  ['windows-1250', POLISH, bytesOf(POLISH, CP1250)],
  ['windows-1250', CZECH, bytesOf(CZECH, CP1250)],
  ['iso-8859-2', POLISH, bytesOf(POLISH, ISO2)],
  ['windows-1252', FRENCH, bytesOf(FRENCH, { '€': 0x80 })],
  ['iso-8859-15', FRENCH, bytesOf(FRENCH, { '€': 0xa4 })],
  ['windows-1252', 'name\nÖlfilter\n', Buffer.from('name\nÖlfilter\n', 'latin1')],
])('a list in %s is recognised: %s', async (_, text, bytes) => {
  const { columns, rows } = await read(bytes, {}, 4096)
  expect([columns, ...rows]).toEqual(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(';')),
  )
})

test('the first letter that is not ASCII may come late', async () => {
  const plain = Array.from({ length: 20_000 }, (_, i) => `${i};filter`)
  const { rows } = await read(Buffer.from(['n;name', ...plain, '1;Ölfilter'].join('\n'), 'latin1'), {}, 65_536)
  expect(rows.at(-1)).toEqual(['1', 'Ölfilter'])
  expect(rows).toHaveLength(20_001)
})

test('an encoding can be chosen', async () => {
  const bytes = Buffer.from('number;name\n1;\xe8\xf8\n', 'latin1')
  expect((await read(bytes, { encoding: 'windows-1252' })).rows).toEqual([['1', 'èø']])
  expect((await read(bytes, { encoding: 'windows-1250' })).rows).toEqual([['1', 'čř']])
  await expect(read(bytes, { encoding: 'martian' })).rejects.toMatchObject({ code: 'file-encoding' })
  await expect(read(bytes, { encoding: 'utf-8' })).rejects.toMatchObject({ code: 'file-encoding' })
})

test('what begins as UTF-8 is never read with wrong letters for a few that are not', async () => {
  const bytes = Buffer.concat([Buffer.from('n;name\n1;Ölfilter\n'), Buffer.from('2;Öl\n', 'latin1')])
  const { rows, strays } = await read(bytes)
  expect([rows, strays()]).toEqual([
    [
      ['1', 'Ölfilter'],
      ['2', 'Öl'],
    ],
    1,
  ])
  await expect(read(bytes, { encoding: 'utf-8' })).rejects.toMatchObject({ code: 'file-encoding' })
})

test.each([
  [';', 'a;b;c\n1;"x;y, z";3\n'],
  [',', 'a,b,c\n1,"x;y, z",3\n'],
  ['\t', 'a\tb\tc\n1\tx;y, z\t3\n'],
  ['|', 'a|b|c\n1|x;y, z|3\n'],
])('the separator %j is guessed', async (_, text) => {
  expect((await read(text)).rows).toEqual([['1', 'x;y, z', '3']])
})

test.each(['\n', '\r\n', '\r'])('lines end with %j', async (end) => {
  const { rows } = await read(['a,b', '1,"two\nlines"', '2,x', ''].join(end))
  expect(rows).toEqual([
    ['1', 'two\nlines'],
    ['2', 'x'],
  ])
})

test('line ends of several kinds in one file', async () => {
  expect((await read('a,b\r\n1,x\n2,y\r3,z')).rows.map(([n]) => n)).toEqual(['1', '2', '3'])
})

test('quotes: doubled, inside a text, around spaces, and as spreadsheets keep numbers as texts', async () => {
  const { rows } = await read('a,b\n"He said ""x""", y \n5" disc,="00123"\n"x" , "y"\n\'=x,\'-5\n')
  expect(rows).toEqual([
    ['He said "x"', 'y'],
    ['5" disc', '00123'],
    ['x', 'y'],
    ['=x', '-5'],
  ])
})

test('inches within quotes are no end of the text', async () => {
  const { rows } = await read('a,b,c\n1,"Disc 12" vented, left",x\n2,"Pad \\"Sport\\"",y\n3,"z",w\n')
  expect(rows).toEqual([
    ['1', 'Disc 12" vented, left', 'x'],
    ['2', 'Pad "Sport"', 'y'],
    ['3', 'z', 'w'],
  ])
})

test('blank lines, comments, titles and a hint for the separator may stand above the header', async () => {
  const text =
    '\n# Prices of "ACME; all in EUR\n\nsep=;\nPrice list;;\nvalid from;01.11.2026;\nnumber;name;price\n1;x;2,50\n;;\n2;y;3,50\n;;\n\n'
  const { columns, rows, firstRow } = await read(text)
  expect(columns).toEqual(['number', 'name', 'price'])
  expect(rows).toEqual([['1', 'x', '2,50'], [], ['2', 'y', '3,50']])
  expect(text.split('\n')[firstRow - 1]).toBe('1;x;2,50')
})

test('a header may begin with "#"', async () => {
  expect((await read('#;number;name\n1;x;y\n')).columns).toEqual(['#', 'number', 'name'])
})

test('columns without a name have a letter, and the second of a name its number', async () => {
  const { columns, rows } = await read('number;;Price;price;\n1;2;3;4;;\n5\n')
  expect(columns).toEqual(['number', 'B', 'Price', 'price (2)'])
  expect(rows).toEqual([
    ['1', '2', '3', '4'],
    ['5', '', '', ''],
  ])
})

test('a list without a header has letters', async () => {
  const { columns, rows, firstRow } = await read('BP-1;12\nBP-2;7\n')
  expect({ columns, rows, firstRow }).toEqual({
    columns: ['A', 'B'],
    rows: [
      ['BP-1', '12'],
      ['BP-2', '7'],
    ],
    firstRow: 1,
  })
})

test('a row with more cells than columns keeps them', async () => {
  expect((await read('a,b,c\n1,2,3\n1,2,3,4\n5,6,7\n')).rows).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3', '4'],
    ['5', '6', '7'],
  ])
})

test.each([
  ['12,50', '1.250,00', ','],
  ['12.50', '1,250.00', '.'],
  ['1.250', '3,5', ','],
  ['€ 1.250', '3.5', '.'],
])('the decimal sign of %s and %s is %s', async (one, two, sign) => {
  expect((await read(`n;p\nx;${one}\ny;${two}\n`)).decimal).toBe(sign)
})

test('what was chosen goes before what would be guessed', async () => {
  const { columns, decimal } = await read('a;b,c\n1;2,3\n', { separator: ',', decimal: '.' })
  expect({ columns, decimal }).toEqual({ columns: ['a;b', 'c'], decimal: '.' })
  await expect(read('a,b\n', { separator: ';;' })).rejects.toMatchObject({ code: 'file-separator' })
})

test('a quotation mark that is not closed is told with its row', async () => {
  await expect(read('a,b\n1,2\n2,"x\n3,y\n')).rejects.toMatchObject({
    code: 'file-row',
    phrase: { say: 'reading.openQuote', params: [3] },
  })
})

test.each([
  ['nothing', '', 'file-empty'],
  ['blank lines', '\n \r\n\n', 'file-empty'],
  ['zero bytes', 'a,b\n1,\0\n', 'file-kind'],
  ['a quotation mark that is not closed', `a,b\n1,"${'x'.repeat(1_200_000)}\n2,y\n`, 'file-row'],
  ['one row without an end', `a,b\n${'xx,'.repeat(700_000)}`, 'file-row'],
  ['two thousand columns', `${'a,'.repeat(2000)}b\n`, 'file-wide'],
])('%s: refused', async (_, text, code) => {
  await expect(read(text, {}, 65_536)).rejects.toMatchObject({ status: 422, code })
})

test('rows that are longer or shorter than the first cost no error each', async () => {
  const capture = vi.spyOn(Error, 'captureStackTrace')
  const list = `Prices of May\nnumber,name,price\n${'A1,pad,12\n\n'.repeat(2000)}B2,disc,"1,200"\n`
  const { columns, rows } = await read(list, {}, 4096)
  const errors = capture.mock.calls.length
  capture.mockRestore()
  expect(columns).toEqual(['number', 'name', 'price'])
  expect(rows.filter(([number]) => number)).toHaveLength(2001)
  expect(rows.at(-1)).toEqual(['B2', 'disc', '1,200'])
  expect(errors).toBe(0)
})

test.each([
  ['of nothing but separators', `number,name\n1,disc\n${','.repeat(8e6)}`],
  ['with line ends in its cells', `number,name\n1,disc\n${`"\n"${','.repeat(1e6)}`.repeat(8)}`],
])('a row without an end %s is refused before it fills the memory', async (_, text) => {
  await expect(read(text, {}, 65_536)).rejects.toMatchObject({
    code: 'file-row',
    phrase: phrase('reading.rowTooLong', 3),
  })
})

test('a row of more columns than a table has is refused wherever it stands, unless they are blank', async () => {
  const list = (cell: string) => `number,name\n${'1,disc\n'.repeat(60)}2,pad${`,${cell}`.repeat(1500)}\n3,hose\n`
  await expect(read(list('x'), {}, 4096)).rejects.toMatchObject({ code: 'file-wide' })
  const { rows } = await read(list(' '), {}, 4096)
  expect(rows.slice(-2)).toEqual([
    ['2', 'pad'],
    ['3', 'hose'],
  ])
})

test('a file that breaks off in the midst of a row says in which', async () => {
  const endOf = async (text: string) => (await read(text)).endsInRow!()
  expect(await endOf('number;name;price\nBP-1;Pad;40.50\nBP-2;Disc')).toBe(3)
  expect(await endOf('Prices of May\n\nnumber;name;price\nBP-1;Pad;40.50\nBP-2;Di')).toBe(5)
  // What is whole, what has rows of any length, and what has a note below it.
  expect(await endOf('number;name;price\nBP-1;Pad;40.50\nBP-2;Disc\n')).toBe(null)
  expect(await endOf('number;name;price\nBP-1;Pad;40.50\nBP-2;Disc;60')).toBe(null)
  expect(await endOf('number;name;price\nBP-1;Pad\nBP-2;Disc;60\nBP-3;Pad')).toBe(null)
  expect(await endOf('number;name;price\nBP-1;Pad;40.50\nBP-2;Disc;60\nAll without tax')).toBe(null)
  expect(await endOf('number;name;price\nBP-1;Pad;40.50\nBP-2;Disc;60\n\u001A')).toBe(null)
})
