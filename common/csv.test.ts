import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvRow, unguarded } from './csv.ts'

const FORMULAS = ['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\tx', '\rx', ' =cmd|calc']

/** Formulas for a spreadsheet that knows another separator. */
const WITHIN = ['a;=1+1', 'a, =1+1', 'a\t@SUM(A1)', '12 Foundry Lane\r\n=1+1', 'a;-2', "a; '+1", '=1;=2;;=3']

describe('a CSV file', () => {
  it.each(FORMULAS)('never lets %j be a formula', (text) => {
    expect(csvRow([text])).toMatch(/^"?'/)
  })

  it.each(WITHIN)('never lets a formula begin within %j, whatever parts the cells where it is read', (text) => {
    for (const separator of [',', ';', '\t']) expect(csvRow([text], separator)).not.toMatch(/[,;\t\r\n]"*\s*[=+\-@]/)
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
    const texts = [
      ...FORMULAS,
      ...WITHIN,
      "'=1",
      "a;'=1",
      ";\t'=''-",
      "''-2",
      "'plain",
      "it's",
      'a,b;c\td',
      'say "hi"',
      'two\r\nlines',
      '',
    ]
    const [row] = parse(csvRow(texts, delimiter), { delimiter }) as string[][]
    expect(row!.map(unguarded)).toEqual(texts)
  })
})
