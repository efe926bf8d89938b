import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '../test-cards.ts'
import { brandOf, findErrors, formatExpiry, formatNumber, lengthOf } from './validate.js'

const cards = TEST_CARDS.map(({ number }) => number)
const today = new Date(2026, 5, 15)
const codes = (number: string, expiry: string, cvc: string) => {
  const errors = findErrors({ number, expiry, cvc }, cards, today)
  return [errors.number?.code, errors.expiry?.code, errors.cvc?.code]
}

test.each(TEST_CARDS)('the test card $number is known to the fields', ({ number, brand }) => {
  expect(brandOf(number).brand).toBe(brand)
  expect(number).toHaveLength(lengthOf(brandOf(number)))
  expect(codes(number, '12 / 30', brand === 'amex' ? '1234' : '123')).toEqual([undefined, undefined, undefined])
})

describe('what is wrong', () => {
  test.each([
    ['4242', '12 / 30', '123', ['incomplete_number', undefined, undefined]],
    ['4111111111111111', '12 / 30', '123', ['invalid_number', undefined, undefined]],
    ['4242424242424241', '12 / 30', '123', ['invalid_number', undefined, undefined]],
    ['4242424242424242', '05 / 26', '123', [undefined, 'invalid_expiry_month_past', undefined]],
    ['4242424242424242', '06 / 26', '123', [undefined, undefined, undefined]],
    ['4242424242424242', '12 / 25', '123', [undefined, 'invalid_expiry_year_past', undefined]],
    ['4242424242424242', '13 / 30', '123', [undefined, 'invalid_expiry_month', undefined]],
    ['4242424242424242', '12 / 77', '123', [undefined, 'invalid_expiry_year', undefined]],
    ['4242424242424242', '1', '123', [undefined, 'incomplete_expiry', undefined]],
    ['378282246310005', '12 / 30', '123', [undefined, undefined, 'incomplete_cvc']],
  ])('%s %s %s', (number, expiry, cvc, expected) => {
    expect(codes(number, expiry, cvc)).toEqual(expected)
  })
})

test('a number stands in the groups of its card', () => {
  expect(formatNumber('4242-4242 42424242999')).toBe('4242 4242 4242 4242')
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatNumber('36227206271667')).toBe('3622 720627 1667')
})

test.each([
  ['5', '05 / '],
  ['12', '12 / '],
  ['1/', '01 / '],
  ['1230', '12 / 30'],
  ['12/2031', '12 / 31'],
  ['122031', '12 / 31'],
  ['1 / 31', '01 / 31'],
])('the expiry %s becomes %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))
