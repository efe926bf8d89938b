import { describe, expect, it, test } from 'vitest'
import { Fault } from '#common/fault'
import { PART_FIELD } from '#domain/catalogue'
import { dayIn } from './read-day.ts'
import { readCell } from './read-cell.ts'
import { stockIn } from './stock-words.ts'

const read = (name: string, text: string, more: { isOwn?: boolean; decimal?: '.' | ',' } = {}) => {
  const value = readCell(PART_FIELD.get(name)!, text, { prices: { currency: 'EUR', whole: false }, ...more })
  return value instanceof Fault ? value.code : value
}

describe('stock as suppliers write it', () => {
  test.each([
    ['12', 12],
    ['12 Stk.', 12],
    ['> 10', 10],
    ['10+', 10],
    ['mehr als 50', 50],
    ['5-10', 5],
    ['0.00', 0],
    ['-3', 0],
    ['in stock', null],
    ['Lieferbar', null],
    ['ja', null],
    ['sofort', null],
    ['Ab Lager', null],
    ['out_of_stock', 0],
    ['nicht lieferbar', 0],
    ['Agotado', 0],
    ['am Lager', null],
    ['Nicht mehr lieferbar', 0],
    ['im Zulauf', 0],
    ['5 auf Lager', 5],
    ['12 Stück lieferbar', 12],
    ['Lager: 5', 5],
    ['> 10 in stock', 10],
    ['In-Stock', null],
    ['Out-of-Stock', 0],
    ['In Stock (12)', 12],
    ['In Stock - >20', 20],
    ['Stock -3', undefined],
    ['Only 3 left', 3],
    ['10 oder mehr', 10],
    ['Low', 1],
    ['Geringer Bestand', 1],
    ['Call', 0],
    ['Auf Anfrage', 0],
    ['NLA', 0],
    ['medium', undefined],
    ['in 5 Tagen lieferbar', undefined],
    ['3-5 Tage', undefined],
    ['<5', undefined],
    ['soon', undefined],
  ])('%s', (text, amount) => expect(stockIn(text)).toBe(amount))

  it('a dash is none, but in the shop’s own column "nobody counts them" stays apart', () => {
    expect(['-', '–', '—', '--'].map((text) => read('stock', text))).toEqual([0, 0, 0, 0])
    expect(read('stock', '—', { isOwn: true })).toBe(undefined)
    expect(read('stock', 'n/a')).toBe(undefined)
  })

  it('with the thousands of the file', () => {
    expect(read('stock', '1.250', { decimal: ',' })).toBe(1250)
    expect(read('stock', '1.000', { decimal: '.' })).toBe(1)
    expect(['1.000', '2.500', '> 1,000', '1.000 Stk'].map((text) => read('stock', text))).toEqual(
      Array(4).fill('thousand-or-one'),
    )
    expect(['12.0', '12,00', '1.000.000', '1000', '0.000'].map((text) => read('stock', text))).toEqual([
      12, 12, 1_000_000, 1000, 0,
    ])
    expect(read('stock', '<5')).toBe('not-a-number')
  })
})

describe('cells of suppliers', () => {
  test.each([
    ['name', 'Seal &constructor; <i>20</i> mm', 'Seal &constructor; 20 mm'],
    ['name', 'Rotor <b>vented</b>&nbsp;12&quot;', 'Rotor vented 12"'],
    ['name', 'N/A', undefined],
    ['price', '10.00-', 'too-low'],
    ['price', '(10.00)', 'too-low'],
    ['price', '45,-', 4500],
    ['price', '#REF!', 'sheet-error'],
    ['price', '#FORMULA', 'formula-unread'],
    ['number', '1.23E+05', 'number-mangled'],
    ['number', "'00789", '00789'],
    ['gtin', "'4006381333931", '4006381333931'],
    ['name', 'Disc, vented\r\n\u00D8 280\u00A0mm', 'Disc, vented Ø 280 mm'],
    ['price', '12.340000000000002', 1234],
    ['price', '1,50 €/Stk.', 150],
    ['price', '12.345', 'price-too-fine'],
    ['gtin', '4006381333931.0', '4006381333931'],
    ['gtin', '4,00638E+12', 'gtin-shortened'],
    ['gtin', '0000000000000', undefined],
    ['weightGrams', 'NaN', undefined],
  ])('%s %s', (name, text, value) => expect(read(name, text)).toEqual(value))

  it('have several numbers, however they are parted', () => {
    const numbers = (text: string) => (read('oeNumbers', text) as { number: string }[]).map(({ number }) => number)
    expect(numbers('34116855152, 34116855153')).toEqual(['34116855152', '34116855153'])
    expect(numbers('34116855152\n34116855153;1K0615301/1K0615302')).toHaveLength(4)
    expect(numbers('A 000 420 60 83/64')).toEqual(['A 000 420 60 83/64'])
    expect(read('oeNumbers', 'BMW 34116855152, VW 1K0615301')).toEqual([
      { maker: 'BMW', number: '34116855152' },
      { maker: 'VW', number: '1K0615301' },
    ])
    expect(read('pictures', 'https://x.example/a.jpg, https://x.example/b.jpg')).toHaveLength(2)
  })

  it('under the shop’s own header are as the shop writes them', () => {
    expect(read('oeNumbers', '1K0615301/1K0615302', { isOwn: true })).toHaveLength(1)
    expect(read('name', '<b>', { isOwn: true })).toBe('<b>')
  })

  it('refuses half of a character, which no database takes, in a name', () => {
    expect(read('name', 'Disc &#55357;&#56832;')).toBe('Disc \u{1F600}')
    expect(read('name', 'Disc &#55357; vented')).toBe('strange-signs')
  })
})

test.each([
  ['2026-05-01', '2026-05-01'],
  ['01.05.2026', '2026-05-01'],
  ['1.5.26', '2026-05-01'],
  ['20260501', '2026-05-01'],
  ['2026-05-01T00:00:00.000', '2026-05-01'],
  ['2026-05-01 00:00:00+02:00', '2026-05-01'],
  ['2026-05-01Z', '2026-05-01'],
  ['2026-05-01-05:00', '2026-05-01'],
  ['13/05/2026', '2026-05-13'],
  ['05/13/2026', '2026-05-13'],
  ['05/06/2026', null],
  ['46143', '2026-05-01'],
  ['31.02.2026', null],
  ['soon', null],
])('the day %s', (text, day) => expect(dayIn(text)).toBe(day))

it('a deposit of nothing is none', () => {
  expect(['0', '0,00', '$0.00', '0.0 €'].map((text) => read('coreDeposit', text))).toEqual([null, null, null, null])
  expect(read('price', '0')).toBe('no-price')
})

it('units of Cyrillic lists', () => {
  expect([read('weightGrams', '1,5 кг', { decimal: ',' }), read('lengthMm', '30 см')]).toEqual([1500, 300])
})
