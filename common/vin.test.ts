import { expect, test } from 'vitest'
import { bareVin } from './vin.ts'

test('spaces, dots and dashes between the groups of a VIN do not count', () => {
  expect(bareVin(' 1hg cm826-33a.004352 ')).toBe('1HGCM82633A004352')
})
