import { expect, test } from 'vitest'
import { Fault } from '#common/fault'
import { perPieces, piecesIn, priceOfOne } from './read-pieces.ts'

test.each([
  ['1', 1],
  ['100', 100],
  ['100.0', 100],
  ['1.000', 1000],
  ['100 Stk.', 100],
  ['per 100', 100],
  ['/1000', 1000],
  ['C', 100],
  ['M', 1000],
  ['EA', 1],
  ['%', 100],
  ['DZ', 12],
  ['Dutzend', 12],
  ['per dozen', 12],
  ['Gross', 144],
  ['PR', null],
  ['BX', null],
  ['0', null],
  ['', null],
])('a price unit of %s is %s', (text, pieces) => expect(piecesIn(text)).toBe(pieces))

test.each([
  ['12,50 / 100 Stk.', '12,50', 100],
  ['12.50 per 1,000', '12.50', 1000],
  ['Price (per 100)', 'Price', 100],
  ['Preis pro 100 Stück', 'Preis', 100],
  ['EK/1000', 'EK', 1000],
  ['Price per C', 'Price', 100],
  ['Price per M', 'Price', 1000],
  ['Price per dozen', 'Price', 12],
  ['List price', '', null],
  ['Preis pro Monat', '', null],
  ['12,50 €/Stk.', '', null],
  ['Price per piece', '', null],
])('%s is for %s pieces', (text, bare, pieces) =>
  expect(perPieces(text)).toEqual(pieces === null ? null : { text: bare, pieces }),
)

test.each([
  [false, '12.50', 100, null],
  [false, '12.50', 10, '1.25'],
  [false, '1250', 100, '12.50'],
  [true, '1250', 100, null],
  [true, '1300', 100, '13'],
])('whole prices %s: %s for %s pieces is %s each', (whole, text, pieces, one) => {
  const read = priceOfOne({ currency: 'EUR', whole }, text, pieces, '.')
  expect(read instanceof Fault ? null : read).toBe(one)
})
