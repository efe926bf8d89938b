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

it('a file is read although the letter at which a cell is cut off takes two places', async () => {
  const text = `brand,number,name,type,price\nlow,B-1,${'🚗'.repeat(700)},brake-pads,10\nlow,B-2,a${'🚗'.repeat(700)},brake-pads,10${'🚗'.repeat(700)}`
  const { listed } = await readFileOf(admin, { supplierId: await newSupplierId(admin), text })
  expect(listed.map(({ reasons }) => reasons!.map(({ code }) => code))).toEqual([
    ['too-long'],
    ['too-long', 'not-a-number'],
  ])
})
