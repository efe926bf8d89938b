import { expect, it } from 'vitest'
import { LINES, LINES_AND_TABS, ONE_LINE } from './printable.ts'

const EVERY = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).concat('😀', '\u2028', '\uFFFD')

it.each([
  [ONE_LINE, ''],
  [LINES, '\n\r'],
  [LINES_AND_TABS, '\n\r\t'],
])('%s refuses each control character but those of its kind, and nothing else', (kind, allowed) => {
  const refused = EVERY.filter((one) => !kind.test(`a${one}b`))
  expect(refused).toEqual(EVERY.filter((one) => /\p{Cc}/u.test(one) && !allowed.includes(one)))
  expect(refused.length).toBe(65 - allowed.length)
  expect([kind.test(''), kind.test('a\n')]).toEqual([true, allowed !== ''])
})
