import { describe, expect, it } from 'vitest'
import { csvRow } from './csv.ts'

describe('a CSV file', () => {
  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\tx', '\rx', ' =cmd|calc'])('never lets %j be a formula', (text) => {
    expect(csvRow([text])).toMatch(/^"?'/)
  })

  it('quotes commas, quotes and line ends, and leaves plain cells and numbers alone', () => {
    expect(csvRow(['a,b', 'say "hi"', 'two\nlines', 'plain', -5, null])).toBe(
      '"a,b","say ""hi""","two\nlines",plain,-5,\r\n',
    )
  })
})
