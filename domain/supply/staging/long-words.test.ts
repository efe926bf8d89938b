import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { xlsxFile } from '../../../tests/support/files/made-files.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
})
afterAll(() => shop.close())

const LONGEST = 1_000

it('a row says why it waits in short, however long its cells are, and its columns show them in short', async () => {
  const long = 'x'.repeat(100_000)
  const text = `brand,number,name,type,price,stock\nlow,A-1,Pad,brake-pads,10,3\n${long},A-2,Pad,${long},${long},${long}`
  const { counts, header, listed } = await readFileOf(admin, { supplierId: await newSupplierId(admin), text })
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'held'])
  const reasons = listed[1]!.reasons!
  expect(reasons.map(({ code }) => code)).toEqual(['brand-unmapped', 'type-unmapped', 'not-a-number', 'not-a-number'])
  for (const { params } of reasons) expect(String(params[0]).length).toBeLessThanOrEqual(LONGEST)
  for (const { word } of counts.reasons) expect(String(word).length).toBeLessThanOrEqual(LONGEST)
  for (const { samples } of header.columns)
    for (const sample of samples) expect(sample.length).toBeLessThanOrEqual(LONGEST)
  expect(JSON.stringify(listed[1]!.theirs)).toContain(long)
})

it('a file is read although the letter at which a cell is cut off takes two places', async () => {
  const text = `brand,number,name,type,price\nlow,B-1,${'🚗'.repeat(700)},brake-pads,10\nlow,B-2,a${'🚗'.repeat(700)},brake-pads,10${'🚗'.repeat(700)}`
  const { listed } = await readFileOf(admin, { supplierId: await newSupplierId(admin), text })
  expect(listed.map(({ reasons }) => reasons!.map(({ code }) => code))).toEqual([
    ['too-long'],
    ['too-long', 'not-a-number'],
  ])
})

it('what a workbook writes for characters that are no text is passed over', async () => {
  const rows = [
    ['brand', 'number', 'name', 'type', 'price'],
    ['low', 'C-1', 'Pad', 'brake-pads', '1_x0000_2'],
    ['low', 'C-2', 'Pad', 'brake-pads', '1_xD83D_2'],
    ['low', 'C-3', 'Pad _xD83D__xDE97_', 'brake-pads', '12'],
  ].map((row) => row.map((inline) => ({ inline })))
  const supplierId = await newSupplierId(admin)
  const { listed } = await readFileOf(admin, { supplierId, text: xlsxFile([{ rows }]), fileName: 'list.xlsx' })
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'held', 'ready'])
  expect(listed[2]!.given).toMatchObject({ name: 'Pad 🚗' })
})
