import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { NO_CHANGE, readChange, type TypedChange } from './typed-change.ts'

const CENTS = { currency: 'USD', whole: false }
const errorsOf = (typed: Partial<TypedChange>, prices = WHOLE_DOLLARS) => {
  const read = readChange({ ...NO_CHANGE, ...typed }, prices)
  return 'errors' in read ? read.errors : {}
}

test.each([
  ['to', '0', 'Price should be 1 or more'],
  ['to', '-5', 'Price should be 1 or more'],
  ['to', '9999999', 'Price should be 999999 or less'],
  ['amount', '-9999999', 'Amount should be -999999 or more'],
  ['percent', '-100', 'Per cent should be -99 or more'],
  ['percent', '1001', 'Per cent should be 1000 or less'],
  ['cost', '1e', 'Per cent should be a number, not “1e”'],
] as const)('whoever changes many prices by %s %s is told at that field: %s', (priceBy, figure, said) => {
  expect(errorsOf({ priceBy, figure })).toEqual({ figure: said })
})

test('the least price of a shop with cents is a cent', () => {
  expect(errorsOf({ priceBy: 'to', figure: '0' }, CENTS)).toEqual({ figure: 'Price should be 0.01 or more' })
  expect(errorsOf({ priceBy: 'to', figure: '0.01' }, CENTS)).toEqual({})
})

test('whoever changes the stock of many parts by too many units is told at that field', () => {
  expect(errorsOf({ stockBy: 'units', units: '-2000000' })).toEqual({ units: 'Units should be -1000000 or more' })
  expect(errorsOf({ stockBy: 'to', units: '2000000' })).toEqual({ units: 'Units should be 1000000 or less' })
  expect(errorsOf({ stockBy: 'units', units: '-3' })).toEqual({})
})
