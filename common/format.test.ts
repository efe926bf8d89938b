import { expect, test } from 'vitest'
import { amountWithUnit } from './format.ts'

test.each([
  ['34.925', 'mm', '34.925 mm'],
  ['0.375', 'l', '0.375 l'],
  ['4.7318', 'l', '4.73 l'],
  ['907.184g', 'g', '907.18 g'],
  ['135.582', 'Nm', '135.58 Nm'],
  ['0.375in', 'in', '3/8 in'],
])('%s in %s is shown as %s', (value, unit, shown) => expect(amountWithUnit(value, unit)).toBe(shown))
