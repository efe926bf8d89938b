import { expect, test } from 'vitest'
import { amountWithUnit, weekdayInUtc } from './format.ts'

test.each([
  ['34.925', 'mm', '34.925 mm'],
  ['0.375', 'l', '0.375 l'],
  ['4.7318', 'l', '4.73 l'],
  ['907.184g', 'g', '907.18 g'],
  ['135.582', 'Nm', '135.58 Nm'],
  ['0.375in', 'in', '3/8 in'],
])('%s in %s is shown as %s', (value, unit, shown) => expect(amountWithUnit(value, unit)).toBe(shown))

test('a day is told with its weekday, and with its year only where that is another one', () => {
  const now = new Date('2026-12-30T12:00:00Z')
  expect(weekdayInUtc('2026-12-31', now)).toBe('Thu,\u00A0Dec\u00A031')
  expect(weekdayInUtc('2027-01-04', now)).toBe('Mon,\u00A0Jan\u00A04,\u00A02027')
})
