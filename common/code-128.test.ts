import { expect, it } from 'vitest'
import { code128 } from './code-128.ts'

/** Bars and spaces as 1 and 0, module by module. */
function modules(text: string): string {
  const { bars, width } = code128(text)
  const characters = Array<string>(width).fill('0')
  for (const { at, width } of bars) characters.fill('1', at, at + width)
  return characters.join('')
}

it('draws "A" as the standard does: start B, A, check character 34, stop', () => {
  expect(modules('A')).toBe('1101001000010100011000100010110001100011101011')
})

it('has eleven modules for each character, begins with a bar and ends with one', () => {
  const drawn = modules('CM-7F3K-29QD')
  expect(drawn).toMatch(/^1.*1$/)
  expect(drawn.length).toBe(11 * (1 + 12 + 1) + 13)
})

it('draws each printable character of ASCII in its own way, and no other', () => {
  const all = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))
  expect(new Set(all.map((character) => modules(character).slice(11, 22))).size).toBe(95)
  expect(() => code128('ä')).toThrow(RangeError)
})
