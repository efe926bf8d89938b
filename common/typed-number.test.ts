import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,5', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234.567', 1_234_567],
  ['1 234 567,50', 1_234_567.5],
  ['1\u202f234', 1234],
  ['- 12 345.5', -12_345.5],
  ['12 50', null],
  ['12 5', null],
  ['1 2345', null],
  ['1234 567', null],
  ['12 345 67', null],
  ["12'50", null],
  ['12,34,567.5', null],
  ['0,125', 0.125],
  ['-7', -7],
  ['+7', 7],
  ['12.', 12],
  ['.', null],
  ['', null],
  ['1e5', null],
  ['1.2.3', null],
])('%s', (text, expected) => expect(typedNumber(text)).toBe(expected))

test('what alone could be both is read by the column’s decimal sign', () => {
  expect(typedNumber('1.234', '.')).toBe(1.234)
  expect(typedNumber('1.234', ',')).toBe(1234)
  expect(typedNumber('1,234', '.')).toBe(1234)
  expect(typedNumber('1,234', ',')).toBe(1.234)
})
