import { describe, expect, test } from 'vitest'
import { type MadeSheet, readTable, xlsxFile } from '../../../../tests/support/files/made-files.ts'

const table = (rows: MadeSheet['rows'], more: Partial<MadeSheet> = {}) => readTable(xlsxFile([{ rows, ...more }]))

describe('a header with merged cells', () => {
  test('of two rows is one', async () => {
    const { columns, rows, firstRow } = await table(
      [
        ['Prices 2026', null, null, null, null],
        ['number', 'size', null, null, 'price'],
        [null, 'length', 'width', 'height', null],
        ['BP-1', 1, 2, 3, 12.5],
      ],
      { merges: ['A1:E1', 'A2:A3', 'B2:D2', 'E2:E3'] },
    )
    expect(columns).toEqual(['number', 'size length', 'size width', 'size height', 'price'])
    expect({ rows, firstRow }).toEqual({ rows: [['BP-1', '1', '2', '3', '12.5']], firstRow: 4 })
  })

  test('with groups above it keeps the headings that say what they are', async () => {
    const rows = [
      ['Goods', null, 'Commercial', null, 'Old list', null],
      ['Number', 'Name', 'Price', 'Stock', 'Weight (kg)', 'Weight (kg)'],
      ['1', 'x', 2, 3, 4, 5],
    ]
    const { columns } = await table(rows, { merges: ['A1:B1', 'C1:D1', 'E1:F1'] })
    expect(columns).toEqual(['Number', 'Name', 'Price', 'Stock', 'Old list Weight (kg)', 'Old list Weight (kg) (2)'])
  })

  test('under a title that is merged over most of its columns has no title in its names', async () => {
    const { columns } = await table(
      [
        ['Price list 2026', null, null, null],
        ['number', 'name', 'available from', 'price'],
        ['1', 'x', '2026-12-24', 2],
      ],
      { merges: ['A1:C1'] },
    )
    expect(columns).toEqual(['number', 'name', 'available from', 'price'])
  })

  test('of one row stays so', async () => {
    const { columns, rows } = await table(
      [
        ['Prices', null, null],
        ['number', 'name', 'price'],
        ['1', 'x', 2],
      ],
      { merges: ['A1:C1'] },
    )
    expect({ columns, rows }).toEqual({ columns: ['number', 'name', 'price'], rows: [['1', 'x', '2']] })
  })
})

test('a cell that is merged over several rows says the same in each, but not in a blank one or in other columns', async () => {
  const { rows } = await table(
    [
      ['brand', 'number', 'name', 'price'],
      ['Kovara', '1', 'x', 2],
      [null, '2', 'y', 2],
      [],
      [null, '3', 'Both of a pair', null],
      ['Zelon', '4', 'z', 3],
      [null, '5', null, null],
    ],
    { merges: ['A2:A5', 'C5:D5', 'D6:D7'] },
  )
  expect(rows).toEqual([
    ['Kovara', '1', 'x', '2'],
    ['Kovara', '2', 'y', '2'],
    [],
    ['Kovara', '3', 'Both of a pair', ''],
    ['Zelon', '4', 'z', '3'],
    ['', '5', '', '3'],
  ])
})

test('merged cells far down a long list are filled, too, and a text that would fill it many times over is refused', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => [i === 2500 ? 'Kovara' : i < 2500 ? 'Zelon' : null, `${i}`])
  const { rows: read } = await table([['brand', 'number'], ...rows], { merges: ['A2502:A3001'] })
  expect(read.every(([brand], i) => brand === (i < 2500 ? 'Zelon' : 'Kovara'))).toBe(true)

  const long = [['brand', 'number'], ['x'.repeat(30_000), '0'], ...rows.slice(1).map((_, i) => [null, `${i}`])]
  await expect(table(long, { merges: ['A2:A3000'] })).rejects.toMatchObject({ code: 'file-bomb' })
})
