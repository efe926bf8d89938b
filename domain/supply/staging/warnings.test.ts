import { afterAll, beforeAll, expect, it } from 'vitest'
import { continueUndo, undoRun } from '#domain/runs'
import { spoken } from '#common/spoken'
import type { Ctx } from '#platform/context'
import { xlsxFile } from '../../../tests/support/files/made-files.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { changeImport, listImports, putMappings, showImport, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
})
afterAll(() => shop.close())

const HEAD = ['Part number', 'Brand', 'Name', 'Price']
const warnings = async (id: string) =>
  (await showImport(admin, id)).warnings.map(({ code, text }) => [code, text.params] as const)

it('a workbook with several lists says which of them was not read', async () => {
  const list = (name: string, number: string) => ({ name, rows: [HEAD, [number, 'low', 'Pad', 12]] })
  const cover = { name: 'Cover', rows: [['Prices of the year']] }
  const read = async (...sheets: Parameters<typeof xlsxFile>[0]) => {
    const file = { supplierId: await newSupplierId(admin), text: xlsxFile(sheets), fileName: 'list.xlsx' }
    return warnings((await readFileOf(admin, file)).id)
  }
  expect(await read(cover, list('Brakes', 'WS-1'))).toEqual([])
  expect(await read(cover, list('Brakes', 'WS-1'), list('Filters', 'WS-2'))).toEqual([
    ['other-sheets', ['Brakes', ['Filters']]],
  ])
})

it('a workbook says how many rows of its list are hidden', async () => {
  const rows = [HEAD, ['WH-1', 'low', 'Pad', 12], ['WH-2', 'low', 'Pad', 13], ['WH-3', 'low', 'Pad', 14]]
  const file = { supplierId: await newSupplierId(admin), text: xlsxFile([{ rows, hiddenRows: [3] }]) }
  const { id } = await readFileOf(admin, { ...file, fileName: 'list.xlsx' })
  expect((await showImport(admin, id)).rows).toBe(3)
  expect(await warnings(id)).toEqual([['hidden-rows', [1]]])
})

it('a list names the rows that are no parts and were passed over, such as a sum; empty ones are not meant', async () => {
  const supplierId = await newSupplierId(admin)
  const read = async (...lines: string[]) => (await readFileOf(admin, { supplierId, text: lines.join('\n') })).id
  const [one, two] = ['WP-1,low,Pad,12', 'WP-2,low,Pad,13']
  const id = await read(HEAD.join(), 'Brakes,,,', one, ',,,', two, 'Total,,,25', ',,,')
  const samples = [
    { n: 2, text: 'Brakes' },
    { n: 6, text: 'Total 25' },
  ]
  expect(await warnings(id)).toEqual([['passed-over', [{ count: 2, samples }]]])
  const said = async (file: string) => (await showImport(admin, file)).warnings.map(({ text }) => spoken(text))
  expect(await said(id)).toEqual([
    '2 rows are passed over, because they look like headings, notes or sums and not like parts: row 2 (Brakes); row 6 (Total 25).',
  ])
  const many = await read(HEAD.join(), one, two, ...Array.from({ length: 9 }, () => 'Total,,,25'))
  expect(await said(many)).toEqual([expect.stringMatching(/^9 rows .*row 4 .*row 8 \(Total 25\) …\.$/)])
  expect(await warnings(await read(HEAD.join(), one, two))).toEqual([])
})

it('a note that is cut within a character of two halves does not keep its list from being read', async () => {
  const supplierId = await newSupplierId(admin)
  const lines = [HEAD.join(), 'WP-1,low,Pad,12', `${'New '.repeat(10).trim()}🔧 tools,,,`, 'WP-2,low,Pad,13']
  const { id, state } = await readFileOf(admin, { supplierId, text: lines.join('\n') })
  expect(state).toBe('staged')
  expect(await warnings(id)).toEqual([['passed-over', [{ count: 1, samples: [{ n: 3, text: expect.any(String) }] }]]])
})

it('a file whose prices are in another currency says so, until somebody says what the column means', async () => {
  const supplierId = await newSupplierId(admin)
  const read = async (...lines: string[]) => (await readFileOf(admin, { supplierId, text: lines.join('\n') })).id
  const id = await read('Part number;Brand;Stock;Preis EUR', 'WC-1;low;3;12,50')
  expect(await warnings(id)).toEqual([['other-currency', [[{ column: 'Preis EUR', currency: 'EUR' }], 'USD']]])
  expect(await warnings(await read('Part number;Brand;Price USD;Price EUR', 'WC-1;low;12;11'))).toEqual([])
  await putMappings(admin, String(supplierId), [{ kind: 'column', theirs: 'Preis EUR', ours: 'ignore' }])
  await changeImport(admin, id, {})
  await workOnImports(shop.ctx)
  expect(await warnings(id)).toEqual([])
})

it('a file that waits says that a newer one of its supplier was applied before it, until that is undone', async () => {
  const supplierId = await newSupplierId(admin)
  const read = (price: number, fileName: string) =>
    readFileOf(admin, { supplierId, text: [HEAD, ['WN-1', 'low', 'Pad', price]].join('\n'), fileName })
  const [older, newer] = [await read(10, 'may.csv'), await read(11, 'june.csv')]
  expect([await warnings(older.id), await warnings(newer.id)]).toEqual([[], []])
  await startApplying(admin, newer.id)
  await workOnImports(shop.ctx)
  expect(await warnings(older.id)).toEqual([['newer-applied', ['june.csv']]])
  const listed = (await listImports(admin, { supplier: supplierId, limit: 5 })).items
  expect(listed.map((file) => file.warnings.length)).toEqual([0, 1])
  const { runId } = await showImport(admin, newer.id)
  await undoRun(admin, runId!)
  await continueUndo(shop.ctx, { runId: runId! })
  expect(await warnings(older.id)).toEqual([])
})

it('a file that waits says that others of its supplier were applied or undone since it was checked', async () => {
  const supplierId = await newSupplierId(admin)
  const text = [HEAD, ['WS-1', 'low', 'Pad', 10]].join('\n')
  const [first, twice] = [
    await readFileOf(admin, { supplierId, text, fileName: 'may.csv' }),
    await readFileOf(admin, { supplierId, text, fileName: 'may again.csv' }),
  ]
  await startApplying(admin, first.id)
  await workOnImports(shop.ctx)
  expect(await warnings(twice.id)).toEqual([['written-since', []]])
  await changeImport(admin, twice.id, {})
  await workOnImports(shop.ctx)
  expect(await warnings(twice.id)).toEqual([])
  const { runId } = await showImport(admin, first.id)
  await undoRun(admin, runId!)
  await continueUndo(shop.ctx, { runId: runId! })
  expect(await warnings(twice.id)).toEqual([['written-since', []]])
})

it('a file that breaks off in the midst of a row says so; a full one is applied only when the admin says so too', async () => {
  const supplierId = await newSupplierId(admin)
  const text = [HEAD, ['WE-1', 'low', 'Pad', 60], ['WE-2', 'low', 'Di']].join('\n')
  const { id } = await readFileOf(admin, { supplierId, text, full: true })
  expect(await warnings(id)).toEqual([['ends-in-row', [3]]])
  await expect(startApplying(admin, id)).rejects.toMatchObject({ code: 'count-differs' })
  await startApplying(admin, id, { evenCutOff: true })
  await workOnImports(shop.ctx)
  expect((await showImport(admin, id)).state).toBe('applied')
})
