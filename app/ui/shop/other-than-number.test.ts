import { expect, test } from 'vitest'
import { otherThanNumber } from './other-than-number.ts'

test.each(['0603/AYT', '0603 ayt', '0603AYT', '0588 / A1B', '8252/ACU', 'HSN 0603 TSN BGU', 'hsn: 0603, tsn: BGU'])(
  '%s is the key of a German registration document',
  (typed) => expect(otherThanNumber(typed)).toBe('registration'),
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
