import { expect, test } from 'vitest'
import { copyLine } from './copy.ts'

test('a line of COPY escapes what would end a field or a line', () => {
  expect(copyLine(['a\tb\\c\nd\r', 7, true, null, new Date(0)])).toBe(
    'a\\tb\\\\c\\nd\\r\t7\tt\t\\N\t1970-01-01T00:00:00.000Z\n',
  )
})
