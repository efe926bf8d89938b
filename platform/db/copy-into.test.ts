import { expect, it } from 'vitest'
import { copyLine } from './copy-into.ts'

it('a line has all its values, each in its column', () => {
  expect(copyLine(['', 7, null])).toBe('\t7\t\\N\n')
  expect(copyLine(['a\tb\\c\r\n', ''])).toBe('a\\tb\\\\c\\r\\n\t\n')
})
