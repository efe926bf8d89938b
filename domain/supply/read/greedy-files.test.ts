import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acesFile, readTable, zipFile } from '../../../tests/support/files/made-files.ts'
import { quoteMender } from './mend-quotes.ts'
import { openFile } from './open-file.ts'

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

/** A workbook of one text, which all cells share. */
const sharing = (text: string, rows: number, cells: number) => {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`
  return zipFile([
    { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships>${relation('r1', 'worksheet', 's.xml')}${relation('r2', 'sharedStrings', 't.xml')}</Relationships>`,
    },
    { name: 'xl/s.xml', bytes: `<worksheet><sheetData>${row.repeat(rows)}</sheetData></worksheet>` },
    { name: 'xl/t.xml', bytes: `<sst><si><t>${text}</t></si></sst>` },
  ])
}

test('a workbook whose cells share a long text says no more than a file of its size can', async () => {
  const text = 'a long text '.repeat(1000)
  await expect(readTable(sharing(text, 2, 100))).rejects.toMatchObject({ status: 422, code: 'file-row' })
  await expect(readTable(sharing(text, 20_000, 2))).rejects.toMatchObject({ status: 422, code: 'file-bomb' })
  expect((await readTable(sharing(text, 100, 2))).rows).toHaveLength(100)
})

/** A workbook whose cells have each their own text. */
const sheetOf = (rows: string[][]) => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  return zipFile([
    { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/></Relationships>',
    },
    { name: 'xl/s.xml', bytes: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ])
}

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

test.each([
  ['CSV', (cells: string[]) => `number,name\n${cells.map((cell, n) => `BP-${n},${cell}`).join('\n')}\n`],
  ['a workbook', (cells: string[]) => sheetOf([['number', 'name'], ...cells.map((cell, n) => [`BP-${n}`, cell])])],
])('rows of nearly a megabyte of %s are handed on before there are a thousand of them', async (_kind, fileOf) => {
  // What repeats itself is packed to next to nothing, which is refused.
  const name = () => randomBytes(480_000).toString('hex')
  const folder = await mkdtemp(join(tmpdir(), 'greedy-'))
  try {
    const path = join(folder, 'list')
    await writeFile(path, fileOf(Array.from({ length: 60 }, name)))
    const opened = await openFile(path)
    if (opened.kind !== 'table') throw new Error(`This is ${opened.kind}.`)
    const counts = (await Array.fromAsync(opened.rows)).map((rows) => rows.length)
    await opened.close()
    expect(Math.max(...counts)).toBeLessThan(20)
    expect(counts.reduce((sum, count) => sum + count)).toBe(60)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('records of megabytes are handed on before there are a thousand of them', async () => {
  const note = 'a long note '.repeat(350_000)
  const file = acesFile(Array.from({ length: 12 }, (_, n) => ({ number: `BP-${n}`, notes: [note] })))
  const folder = await mkdtemp(join(tmpdir(), 'greedy-'))
  try {
    const path = join(folder, 'aces.xml')
    await writeFile(path, file)
    const opened = await openFile(path)
    if (opened.kind !== 'aces') throw new Error(`This is ${opened.kind}.`)
    const counts = (await Array.fromAsync(opened.apps)).map((apps) => apps.length)
    await opened.close()
    expect(Math.max(...counts)).toBeLessThan(8)
    expect(counts.reduce((sum, count) => sum + count)).toBe(12)
  } finally {
    await rm(folder, { recursive: true })
  }
})
