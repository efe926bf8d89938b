import { expect, test } from 'vitest'
import { Fault } from '#common/fault'
import { numberIn } from './read-number.ts'

test.each([
  '1.23E+05',
  '1,23E+05',
  '1E+05',
  '2.50E-05',
  '3-Dec',
  'Dec-03',
  '03. Dez',
  'Dez 03',
  '03-déc',
  '3-dic-26',
  '2026-12-03',
  '2026-12-03 00:00:00',
  '03/12/2026',
  '3.12.2026',
  '1234.0',
  '1234.00',
  '1234,00',
  '1,234.00',
  '1.234,00',
])('%s is what a spreadsheet made of a number', (text) => {
  expect(numberIn(text)).toEqual(new Fault('number-mangled', text))
})

test.each([
  '1E5',
  '12E10',
  '12-DEC',
  '3-DEC',
  'DEC-03',
  '2.0',
  '12.50',
  '12.00',
  '915.000',
  '1234.50',
  '12.345.00',
  '34.116',
  '2019-1',
  '13/45/9',
  'MAR-100',
  'BP-100',
  '0.986.424.0',
])('%s is a number', (text) => expect(numberIn(text)).toBe(text))

test('a quote says that it is meant so', () => {
  expect([numberIn("'3-Dec"), numberIn("'00789")]).toEqual(['3-Dec', '00789'])
})
