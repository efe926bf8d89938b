import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvRow, unguarded } from './csv.ts'

const FORMULAS = ['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\tx', '\rx', ' =cmd|calc']

describe('a CSV file', () => {
  it.each(FORMULAS)('never lets %j be a formula', (text) => {
    expect(csvRow([text])).toMatch(/^"?'/)
  })

  it('quotes commas, quotes and line ends, and leaves plain cells and numbers alone', () => {
    expect(csvRow(['a,b', 'say "hi"', 'two\nlines', 'plain', -5, null])).toBe(
      '"a,b","say ""hi""","two\nlines",plain,-5,\r\n',
    )
  })

  it('quotes another separator instead', () => {
    expect(csvRow(['a,b', 'c;d', 'e'], ';')).toBe('a,b;"c;d";e\r\n')
  })

  it.each([',', ';', '\t'])('with %j between its cells is read back as it was', (delimiter) => {
    const texts = [...FORMULAS, "'=1", "''-2", "'plain", "it's", 'a,b;c\td', 'say "hi"', 'two\r\nlines', '']
    const [row] = parse(csvRow(texts, delimiter), { delimiter }) as string[][]
    expect(row!.map(unguarded)).toEqual(texts)
  })
})
