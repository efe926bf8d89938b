import { expect, test } from 'vitest'
import { gapsOf } from './number-gaps.ts'

test.each([
  ['KV-17??.40', '%KV17__40%'],
  ['KV-1?28.4?', '%KV1_284%'],
  ['?V-1728.40', '%_V172840%'],
  ['5Q0 615 3?1 B', '%5Q06153_1B%'],
  ['KV*1728', '%KV%1728%'],
  ['KV-1…728', '%KV1%728%'],
  ['KV-17..8.40', '%KV17%840%'],
  ['...1728.40', '%%172840%'],
])('%s is a number with gaps', (typed, pattern) => {
  expect(gapsOf(typed)).toBe(pattern)
})

test.each([
  ['a whole number', 'KV-1728.40'],
  ['a question', 'KV-1728.40?'],
  ['one that is found by its beginning', 'KV-1728.??'],
  ['a sentence', 'does KV-1?28.40 fit'],
  ['too few known characters', '1?2?3'],
  ['known characters without neighbours', 'K?V?1?7?2?8'],
  ['no digit', 'KV?ABC'],
  ['too long', `1?${'2'.repeat(30)}`],
  ['gaps alone', '????'],
])('%s has none: %s', (_, typed) => {
  expect(gapsOf(typed)).toBeNull()
})
