import { expect, test } from 'vitest'
import { sheetOf } from './download-file.ts'

test('a CSV file for a spreadsheet begins with the mark of UTF-8, and says the same', async () => {
  const sheet = sheetOf(new Blob(['name\r\nMüller\r\n'], { type: 'text/csv' }))
  expect([...new Uint8Array(await sheet.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect([await sheet.text(), sheet.type]).toEqual(['name\r\nMüller\r\n', 'text/csv'])
})
