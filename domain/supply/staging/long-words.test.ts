import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { adminCtx } from '../../../tests/support/people.ts'
import { writeLevels } from '../../../tests/support/parts-of-types.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  admin = await adminCtx(shop)
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
