import { expect, test } from 'vitest'
import { isPlateReadAsCar, otherThanNumber } from './other-than-number.ts'

test.each(['0603/AYT', '0603 ayt', '0603AYT', '0588 / A1B', '8252/ACU', 'HSN 0603 TSN BGU', 'hsn: 0603, tsn: BGU'])(
  '%s is the key of a German registration document',
  (typed) => expect(otherThanNumber(typed)).toBe('registration'),
)

test.each(['1HGCM82633A004352', 'wvwzzz1kzaw000001', 'VIN: 1HGCM82633A004352'])('%s is a VIN', (typed) =>
  expect(otherThanNumber(typed)).toBe('vin'),
)

test.each(['C1201', 'B1342', 'u0100'])('%s is a fault code', (typed) => expect(otherThanNumber(typed)).toBe('fault'))

test.each(['AB12 CDE', 'ls14abc', 'BD51-SMR'])('%s is a British number plate', (typed) =>
  expect(otherThanNumber(typed)).toBe('plate'),
)

test.each(['M-AB 1234', 'hh-xy 12e', 'B AB 123', 'LÖ-A1234', 'GÖ AB-77H'])('%s is a German number plate', (typed) =>
  expect(otherThanNumber(typed)).toBe('plate'),
)

test.each([
  'SH/54552/G',
  '31398481',
  '0603/123',
  'P0420',
  'C4201',
  'KV-8140.22',
  '5L2 991 702 L',
  'AB123 CDE',
  'W712/75',
  'KV-A',
  'ABCD-A 1234',
  'MD 360935',
  'KV-A0123',
  'B A 12345',
])('%s is neither', (typed) => expect(otherThanNumber(typed)).toBeNull())

test.each([
  ['B-MW-1234', true, 'make B-MW, text 1234'],
  ['b-mw-328', true, 'make b-mw, model 328'],
  ['B-MW-7', true, 'model B-MW-7'],
  ['KV-A-123', false, 'number KV-A-123'],
  ['VW-T-5', false, 'make VW, model T-5'],
  ['BMW-X-5', false, 'make BMW, model X-5'],
  ['B-MW 1234 brakes', false, 'make B-MW, text 1234'],
])('whether %s may be a number plate that was read as a car: %s', (typed, expected, pieces) => {
  const read = pieces.split(', ').map((piece) => ({ kind: piece.split(' ')[0]!, text: piece.split(' ')[1]! }))
  expect(isPlateReadAsCar(typed, read)).toBe(expected)
})
