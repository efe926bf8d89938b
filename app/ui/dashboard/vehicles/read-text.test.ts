import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['UTF-8', Buffer.from('Citroën')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFCitroën')],
  ['UTF-16', Buffer.from('\uFEFFCitroën', 'utf16le')],
  ['the encoding of Windows', Buffer.from('Citroën', 'latin1')],
])('a list in %s', async (_name, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe('Citroën')
})
