import { expect, test } from 'vitest'
import { normalNumber } from '#domain/catalogue'
import { numbersIn, readLines } from './read-lines.ts'

const KNOWN = new Set(
  [
    'SH/54552/G',
    'SH/23349/L',
    'KV-1097.23',
    '5L2 991 702 L',
    '34 11 6 790 000',
    'KR 123 4567 8',
    '04465-12345',
    'S/5',
    '8810.427-3',
  ]
    .map(normalNumber)
    .filter(Boolean),
)
const read = (text: string) => {
  const asked = new Set(numbersIn(text))
  return readLines(text, KNOWN.intersection(asked))
}
const flat = (text: string) =>
  read(text).lines.map(({ readings: [{ number, quantity }], note }) => [number, quantity, note])

test.each<[string, [string, number | null, string]]>([
  ['SH/54552/G', ['SH/54552/G', null, '']],
  ['SH/54552/G 2', ['SH/54552/G', 2, '']],
  ['SH/54552/G x2', ['SH/54552/G', 2, '']],
  ['SH/54552/G x 2', ['SH/54552/G', 2, '']],
  ['2x SH/54552/G', ['SH/54552/G', 2, '']],
  ['2 x SH/54552/G', ['SH/54552/G', 2, '']],
  ['2 × SH/54552/G', ['SH/54552/G', 2, '']],
  ['SH/54552/G 2 pcs', ['SH/54552/G', 2, '']],
  ['2 pcs. SH/54552/G', ['SH/54552/G', 2, '']],
  ['SH/54552/G, 2 Stück', ['SH/54552/G', 2, '']],
  ['SH/54552/G qty: 2', ['SH/54552/G', 2, '']],
  ['Menge 2 SH/54552/G', ['SH/54552/G', 2, '']],
  ['SH/54552/G (2)', ['SH/54552/G', 2, '']],
  ['2 SH/54552/G', ['SH/54552/G', 2, '']],
  ['- SH/54552/G - 2 pcs - for the front', ['SH/54552/G', 2, 'for the front']],
  ['3. SH/54552/G 2', ['SH/54552/G', 2, '']],
  ['> SH/54552/G 2', ['SH/54552/G', 2, '']],
  ['SH/54552/G\t2\tfront axle', ['SH/54552/G', 2, 'front axle']],
  ['2\tSH/54552/G\tfront axle', ['SH/54552/G', 2, 'front axle']],
  ['1\tSH/54552/G\t4', ['SH/54552/G', 4, '1']],
  ['SH/54552/G\tBrake disc, 312 mm\t2', ['SH/54552/G', 2, 'Brake disc, 312 mm']],
  ['SH/54552/G;2;left', ['SH/54552/G', 2, 'left']],
  ['"SH/54552/G","2","left"', ['SH/54552/G', 2, 'left']],
  ['"SH/54552/G","2","front, left"', ['SH/54552/G', 2, 'front, left']],
  ['SH/54552/G,2,"front; left"', ['SH/54552/G', 2, 'front; left']],
  ['SH/54552/G;2;12,50 €', ['SH/54552/G', 2, '12,50 €']],
  ['SH/54552/G, 2, 12,50 €', ['SH/54552/G', 2, '12,50 €']],
  ['SH/54552/G | 2 | $40', ['SH/54552/G', 2, '$40']],
  ['SH/54552/G 312 mm disc', ['SH/54552/G', null, '312 mm disc']],
  ['for the Golf 7 SH/54552/G', ['SH/54552/G', null, 'for the Golf 7']],
  ['OE no. 5L2 991 702 L 2', ['5L2 991 702 L', 2, '']],
  ['Teilenummer: 5L2 991 702 L', ['5L2 991 702 L', null, '']],
  ['part number:5L2991702L', ['5L2991702L', null, '']],
  ['ＳＨ／５４５５２／Ｇ　２', ['SH/54552/G', 2, '']],
  ['34 11 6 790 000 2', ['34 11 6 790 000', 2, '']],
  ['2 34 11 6 790 000', ['34 11 6 790 000', 2, '']],
  ['KR 123 4567 8', ['KR 123 4567 8', null, '']],
  ['S/5 2', ['S/5', 2, '']],
  ['SH/54552/G 5000', ['SH/54552/G', 5000, '']],
  ['SH/54552/G 5.000 pcs', ['SH/54552/G', 5000, '']],
  ['5000 x SH/54552/G', ['SH/54552/G', 5000, '']],
  ['SH/54552/G\t1200\tfront', ['SH/54552/G', 1200, 'front']],
  ['SH/54552/G 2015 Golf', ['SH/54552/G', null, '2015 Golf']],
  ['2 discs SH/54552/G', ['SH/54552/G', null, '2 discs']],
  ['SH/54552/G 0', ['SH/54552/G', 0, '']],
  ['0 SH/54552/G', ['SH/54552/G', null, '0']],
  ['SH/54552/G\t0', ['SH/54552/G', 0, '']],
  ['SH/54552/G;0;left', ['SH/54552/G', 0, 'left']],
  ['SH/54552/G\tBrake disc, 312 mm\t0', ['SH/54552/G', 0, 'Brake disc, 312 mm']],
  ['SH/54552/G;Brake disc, 312 mm;0', ['SH/54552/G', 0, 'Brake disc, 312 mm']],
  ['SH/54552/G\t0\t2', ['SH/54552/G', 2, '0']],
  ['SH/54552/G 0 mm offset', ['SH/54552/G', null, '0 mm offset']],
  ['SH/54552/G\t2,00', ['SH/54552/G', 2, '']],
  ['SH/54552/G\tBrake disc\t2.00\tleft', ['SH/54552/G', 2, 'Brake disc, left']],
  ['SH/54552/G;2,0;left', ['SH/54552/G', 2, 'left']],
  ['SH/54552/G 2,00', ['SH/54552/G', 2, '']],
  ['SH/54552/G +2', ['SH/54552/G', 2, '']],
  ['SH/54552/G\t+2', ['SH/54552/G', 2, '']],
  ['SH/54552/G +49 171 5550', ['SH/54552/G', null, '+49 171 5550']],
  ['SH/54552/G\t40.00\t2', ['SH/54552/G', 2, '40.00']],
  ['SH/54552/G\t2,00\t12,50', ['SH/54552/G', 2, '12,50']],
  ['SH/54552/G\t2,00\t40,00 €', ['SH/54552/G', 2, '40,00 €']],
  ['SH/54552/G 2,5 l', ['SH/54552/G', null, '2,5 l']],
  ['SH/54552/G,2,5', ['SH/54552/G', 2, '5']],
  ['SH/54552/G\t12,50', ['SH/54552/G', null, '12,50']],
])('%s', (typed, line) => {
  expect(flat(typed)).toEqual([line])
})

test.each<[string, string, string]>([
  ['SH/54552/G\t-2', '-2', ''],
  ['SH/54552/G;-2;left', '-2', 'left'],
  ['SH/54552/G -2', '-2', ''],
  ['SH/54552/G\t−2', '−2', ''],
  ['SH/54552/G\t1.000', '1.000', ''],
  ['SH/54552/G;1.000;left', '1.000', 'left'],
  ['SH/54552/G 1,000', '1,000', ''],
  ['SH/54552/G, 1,000', '1,000', ''],
  ['SH/54552/G\tBrake disc\t-2', '-2', 'Brake disc'],
  ['SH/54552/G\t2,5', '2,5', ''],
  ['SH/54552/G;1.5;left', '1.5', 'left'],
  ['SH/54552/G 2.5', '2.5', ''],
  ['SH/54552/G\t2,00\t40,00', '2,00', '40,00'],
  ['SH/54552/G 2,5', '2,5', ''],
  ['1\tSH/54552/G\t2,00', '2,00', '1'],
])('no quantity can be told from %s', (typed, unclear, note) => {
  expect(read(typed).lines).toMatchObject([{ readings: [{ number: 'SH/54552/G', quantity: 0 }], unclear, note }])
})

test('what says itself how many it is, is clear', () => {
  for (const typed of ['SH/54552/G 1.000 pcs', 'SH/54552/G - 2 pcs', 'SH/54552/G 2 12.500', '8810.427 -3'])
    expect(read(typed).lines[0]!.unclear).toBeUndefined()
  expect(flat('SH/54552/G,100')).toEqual([['SH/54552/G', 100, '']])
})

test.each([
  ['rows', '1\tSH/54552/G\tDisc\t4\n2\tSH/23349/L\tDisc\t2\n3\tKV-1097.23\tPads\t1'],
  ['rows with two decimals', '1\tSH/54552/G\t4,00\n2\tSH/23349/L\t2,00\n3\tKV-1097.23\t1,00'],
  ['rows by tens', '00010;SH/54552/G;4\n00020;SH/23349/L;2\n00030;KV-1097.23;1'],
  ['lines', 'Hello Tom\n1 SH/54552/G 4\n2 SH/23349/L 2\n3 KV-1097.23 1'],
  ['a header', 'Number;Price;Qty\nSH/54552/G;40;4\nSH/23349/L;30;2\nKV-1097.23;25;1'],
])('the number that counts a line, or is its price, is no quantity: %s', (_, text) => {
  expect(read(text).lines.map(({ readings: [{ number, quantity }] }) => [number, quantity])).toEqual([
    ['SH/54552/G', 4],
    ['SH/23349/L', 2],
    ['KV-1097.23', 1],
  ])
})

test('a separator within quotes moves no cell away from its header', () => {
  const rows = 'Number,Remark,Qty\nSH/54552/G,"front, left",4\nKV-1097.23,"a 12"" one, front",2'
  expect(flat(rows)).toEqual([
    ['SH/54552/G', 4, 'front, left'],
    ['KV-1097.23', 2, 'a 12" one, front'],
  ])
})

test('the number that counts a line is no note, and a line without a quantity asks for one piece', () => {
  expect(flat('1\tSH/54552/G\n2\tSH/23349/L\tleft\n3\tKV-1097.23\t5')).toEqual([
    ['SH/54552/G', null, ''],
    ['SH/23349/L', null, 'left'],
    ['KV-1097.23', 5, ''],
  ])
  expect(flat('2\tSH/54552/G\n1\tSH/23349/L').map(([, quantity]) => quantity)).toEqual([2, 1])
  expect(flat('Number;Price;Qty\nSH/54552/G;40;\nSH/23349/L;30;0')).toEqual([
    ['SH/54552/G', null, ''],
    ['SH/23349/L', 0, ''],
  ])
})

test.each([
  ['VW 5L2 991 702 L 2', 2, ''],
  ['VW OE no. 5L2 991 702 L', null, ''],
  ['2 x VW 5L2 991 702 L front', 2, 'front'],
  ['5L2 991 702 L 2 VW', 2, ''],
  ['VW\t5L2 991 702 L\t2\tleft', 2, 'left'],
  ['5L2 991 702 L\tVW\t2', 2, ''],
  ['VW Golf 5L2 991 702 L', null, 'VW Golf'],
])('the name of a maker beside a number is no note: %s', (typed, quantity, note) => {
  const asked = new Set(numbersIn(typed))
  const { lines } = readLines(typed, KNOWN.intersection(asked), (text) => text === 'VW')
  expect(lines).toMatchObject([{ readings: [{ number: '5L2 991 702 L', quantity }], note }])
})

test('a line may hold several known numbers, each with its quantity', () => {
  const both = [
    ['SH/54552/G', 2, ''],
    ['SH/23349/L', 1, ''],
  ]
  expect(flat('SH/54552/G 2 SH/23349/L 1')).toEqual(both)
  expect(flat('2 SH/54552/G 1 SH/23349/L')).toEqual(both)
  expect(flat('SH/54552/G x2, SH/23349/L x1')).toEqual(both)
  expect(flat('SH/54552/G 2\nSH/23349/L 1\n\n')).toEqual(both)
  expect(flat('12345678\n23456789').map(([number]) => number)).toEqual(['12345678', '23456789'])
})

test('a number that no part has is guessed, with what else may be its quantity', () => {
  expect(read('SH/99999/L 2').lines[0]!.readings).toEqual([
    { number: 'SH/99999/L', quantity: 2 },
    { number: 'SH/99999/L 2', quantity: null },
  ])
  expect(read('KR 123 4567 9').lines[0]!.readings).toEqual(
    expect.arrayContaining([
      { number: 'KR 123 4567 9', quantity: null },
      { number: 'KR 123 4567', quantity: 9 },
    ]),
  )
  expect(flat('please 2 pcs of 5L2 991 703 L for Monday')).toEqual([['5L2 991 703 L', 2, 'please of for Monday']])
  expect(flat('SH/54552/G 2 SH/99999/L 3')).toEqual([
    ['SH/54552/G', 2, ''],
    ['SH/99999/L', 3, ''],
  ])
  expect(flat('SH/99999/G 2 SH/88888/L 3').map(([number]) => number)).toEqual(['SH/99999/G', 'SH/88888/L'])
})

test('what is no line of an order is set aside and told', () => {
  const mail = 'Hello Tom,\nplease send me:\nSH/54552/G 2\nKind regards'
  expect(read(mail)).toMatchObject({ setAside: ['Hello Tom,', 'please send me:', 'Kind regards'] })
  expect(flat(mail)).toEqual([['SH/54552/G', 2, '']])
  expect(flat('Pos\tNumber\tQty\n1\tSH/54552/G\t2')).toEqual([['SH/54552/G', 2, '']])
  expect(read('')).toEqual({ lines: [], setAside: [] })
})

test.each([
  ['Part number;Description;Qty;Note\nSH/54552/G;Brake disc, 312 mm;2;left', 'left'],
  ['Teile-Nr.\tBezeichnung\tMenge\tEinzelpreis\tBemerkung\nSH/54552/G\tScheibe\t2\t40,00\tvorne', 'vorne'],
  ['Referencia;Descripción;Cantidad\nSH/54552/G;Disco;2', ''],
  ['Number;Position;Qty\nSH/54552/G;front left;2', 'front left'],
])('what a header calls the name or price of a part is no note: %s', (text, note) => {
  expect(flat(text)).toEqual([['SH/54552/G', 2, note]])
})

test.each([
  'Part number;Quantity',
  'Pos\tNumber\tQty\tNote',
  'Artikelnummer;Bezeichnung;Menge;Bemerkung',
  'Teile-Nr.;Stück;Preis',
  'OE number | Brand | Qty. | Unit price',
  'Referencia;Cantidad;Precio',
])('the header "%s" is left out', (header) => {
  expect(read(`${header}\nSH/54552/G;2`)).toMatchObject({ lines: [{ readings: [{ quantity: 2 }] }], setAside: [] })
})

test('what only begins like a header is told', () => {
  for (const typed of ['Number of the customer', 'Brand;Note', 'Part number for the left lamp'])
    expect(read(typed).setAside).toEqual([typed])
})

test('a long row of brackets inside a word takes no longer than other words', () => {
  expect(read(`SH/54552/G 2 ${')'.repeat(300_000)}x`).lines).toHaveLength(1)
})
