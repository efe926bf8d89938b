import { expect, test } from 'vitest'
import { encodingFor, isKnown } from './negotiation.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip; q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('whoever accepts %j is sent %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding)
})

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"xyz", W/"abc"', true],
  ['*', true],
  ['"xyz"', false],
  ['abc', false],
  [undefined, false],
])('whoever says If-None-Match: %s has it: %s', (known, has) => {
  expect(isKnown(known, '"abc"')).toBe(has)
  expect(isKnown(known, 'W/"abc"')).toBe(has)
})
