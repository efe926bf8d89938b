import { afterAll, beforeAll, expect, test } from 'vitest'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the box reads a size that came with a new part as that size, though no type and no vehicle is new', async () => {
  const measuresOf = async (q: string) => (await listOf(shop, { q })).reading?.measures.map(({ value }) => value)
  expect(await measuresOf('brake fluid DOT 9.3')).not.toContain('DOT 9.3')
  await addParts(shop.ctx, [
    { type: 'brake-fluids', brand: 'kovara', attributes: [['Specification', 'DOT 9.3', null]] },
  ])
  await shop.heard()
  expect(await measuresOf('brake fluid DOT 9.3')).toEqual(['DOT 9.3'])
})
