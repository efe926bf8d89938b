import { expect, it } from 'vitest'
import { starsOf } from './rating.ts'

it.each([
  ['1', 1],
  ['5', 5],
  [' 3 ', 3],
  ['+4', 4],
  ['4.0', 4],
  ['4.4', 4],
  ['4.5', 5],
  ['4,5', 5],
  ['1.5', 2],
  ['5e0', 5],
])('%s is %i stars', (text, stars) => expect(starsOf(text)).toBe(stars))

it.each(['0', '6', '-1', '0.9', '5.1', '1e9', 'Infinity', '-Infinity', 'NaN', '0x10', '00'])('%s is refused', (text) =>
  expect(starsOf(text)).toBeNaN(),
)

it.each(['great', '4/5', '5 stars', '★★★★', '1.2.3', 'five', '٤'])('%s is words', (text) =>
  expect(starsOf(text)).toBeNull(),
)
