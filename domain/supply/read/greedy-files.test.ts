import { expect, test } from 'vitest'
import { readTable, zipFile } from '../../../tests/support/made-files.ts'
import { quoteMender } from './mend-quotes.ts'

const MB = 1024 ** 2

test('the time for blanks behind a quotation mark grows with their number, not with its square', () => {
  const millisecondsOf = (bytes: number) => {
    const mend = quoteMender(',')
    const blanks = ' '.repeat(64 * 1024)
    const began = performance.now()
    mend('number,name\n1,"x"')
    for (let left = bytes; left > 0; left -= blanks.length) mend(blanks)
    mend(undefined)
    return performance.now() - began
  }
  millisecondsOf(MB)
  // Ten times as many take ten times as long, and a hundred times if it grew with the square.
  expect(millisecondsOf(20 * MB)).toBeLessThan(30 * Math.max(millisecondsOf(2 * MB), 1))
})

test('a row with millions of blanks behind a quotation mark is refused', async () => {
  const file = `number,name\n1,"x"${' '.repeat(12 * MB)},y\n`
  await expect(readTable(file)).rejects.toMatchObject({ status: 422, code: 'file-row' })
})

test('a workbook whose elements lie within each other without end is refused', async () => {
  const depth = 1000
  const sheet = `<worksheet><sheetData>${'<row>'.repeat(depth)}${'</row>'.repeat(depth)}</sheetData></worksheet>`
  const relation = '<Relationship Id="r1" Type="x/worksheet" Target="s.xml"/>'
  const file = zipFile([
    { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', bytes: `<Relationships>${relation}</Relationships>` },
    { name: 'xl/s.xml', bytes: sheet },
  ])
  await expect(readTable(file)).rejects.toMatchObject({ status: 422, code: 'file-torn' })
})
