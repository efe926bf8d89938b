import { describe, expect, it, test } from 'vitest'
import { guessColumns, kindOf } from './guess-columns.ts'

const guessed = (headings: string[], rows: string[][] = []) =>
  guessColumns(headings, rows, new Map()).map(({ field }) => field)

describe('columns are guessed', () => {
  test.each([
    ['Art.-Nr.;Hersteller;Bezeichnung;EAN;Preis;Bestand', ['number', 'brand', 'name', 'gtin', 'price', 'stock']],
    ['Part Number;Qty on hand', ['number', 'stock']],
    ['Referencia;Marca;Descripción;Precio;Existencias', ['number', 'brand', 'name', 'price', 'stock']],
    ['PartNumber;Brand;LongText;List Price;Dealer Price', ['number', 'brand', null, 'price', 'cost']],
    ['SKU;Weight (kg);Length_mm;HÖHE [cm]', ['number', 'weightGrams', 'lengthMm', 'heightMm']],
    [
      'Teilenummer;Marke;Modell;Baujahr von;Baujahr bis;Motor',
      ['number', 'make', 'model', 'yearFrom', 'yearTo', 'engine'],
    ],
    ['brand;number;make;model;year_from;year_to', ['brand', 'number', 'make', 'model', 'yearFrom', 'yearTo']],
  ])('%s', (headings, fields) => expect(guessed(headings.split(';'))).toEqual(fields))

  it('with their units', () => {
    const columns = guessColumns(['SKU', 'Weight (kg)', 'length_mm', 'Price (net)'], [], new Map())
    expect(columns.map(({ unit }) => unit)).toEqual([null, 'kg', 'mm', null])
  })

  it('once: the better of two headings is the price', () => {
    expect(guessed(['F1', 'List price', 'Retail price', 'Price'])).toEqual([null, null, null, 'price'])
  })

  it('by what stands in them, where that tells', () => {
    const rows = ['4006381333931', '036000291452', '96385074'].map((gtin) => ['a', gtin])
    expect(guessed(['SKU', 'F7'], rows)).toEqual(['number', 'gtin'])
  })

  it('only where no admin has said what they are', () => {
    const kept = new Map([
      ['price', 'cost' as const],
      ['rrp', 'price' as const],
      ['stock', null],
    ])
    const columns = guessColumns(['SKU', 'Price', 'RRP', 'Stock', 'List'], [], kept)
    expect(columns.map(({ field, isKept }) => [field, isKept])).toEqual([
      ['number', false],
      ['cost', true],
      ['price', true],
      [null, true],
      [null, false],
    ])
  })
})

test.each([
  ['brand;number;name;price', 'parts'],
  ['number;price', 'prices'],
  ['number;price;stock', 'prices'],
  ['number;qty on hand', 'stock'],
  ['number;make;model;year', 'aces'],
  ['make;model;year_from;year_to;type', 'vehicles'],
  ['kind;theirs;ours', 'mappings'],
  ['first;second', null],
])('a table with %s is %s', (headings, kind) => {
  expect(kindOf(guessColumns(headings.split(';'), [], new Map()))).toBe(kind)
})
