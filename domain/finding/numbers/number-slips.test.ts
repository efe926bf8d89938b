import { expect, test } from 'vitest'
import { neighboursOf, slipOf } from './number-slips.ts'

test('a swap, a character that looks alike and one of two equal ones are the likeliest slips', () => {
  expect(slipOf('5L2991720L', '5L2991702L')).toBe(0)
  expect(slipOf('SH54S52G', 'SH54552G')).toBe(0)
  expect(slipOf('KV10097', 'KV1097')).toBe(0)
  expect(slipOf('KV1097', 'KV10097')).toBe(0)
  expect(slipOf('5L2991703L', '5L2991702L')).toBe(1)
  expect(slipOf('5L2991702K', '5L2991702L')).toBe(1)
  expect(slipOf('5L29917O2L', '5L2991792L')).toBe(2)
  expect(slipOf('2051234567', 'A2051234567')).toBe(2)
  expect(slipOf('G4BS5133', 'G4855133')).toBe(2)
  expect(slipOf('7O62828E3', '706282B83')).toBeNull()
})

test.each([
  ['5L2991702L', '5L2991702L'],
  ['5L2991713L', '5L2991702L'],
  ['5L299172L', '5L2991702LA'],
  ['1234', '4321'],
  ['12', '1234'],
  ['88B5', 'BB8S'],
  ['G4BX5133', 'G4855133'],
])('%s and %s are not one slip apart', (typed, known) => {
  expect(slipOf(typed, known)).toBeNull()
})

test('the neighbours of a number are exactly the numbers one slip away', () => {
  const norm = 'AB12'
  const near = neighboursOf(norm)
  expect(near).toHaveLength(new Set(near).size)
  for (const one of near) expect(slipOf(norm, one), one).not.toBeNull()
  // Another character in each of four places, neighbours swapped, and two of B, 1 and 2 misread.
  expect(near.filter((one) => one.length === 4)).toHaveLength(4 * 35 + 3 + 5)
  expect(near.filter((one) => one.length === 3)).toHaveLength(4)
  // Inserted in five places; before and behind an equal one is the same.
  expect(near.filter((one) => one.length === 5)).toHaveLength(5 * 36 - 4)
})
