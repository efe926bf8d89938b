import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPart } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = (...parts: string[]) =>
  shop.call('GET', `/cart?${new URLSearchParams(parts.map((part): [string, string] => ['part', part]))}`)

it('returns what a cart needs of its parts, in their order, without those that are not sold', async () => {
  const [cheap, dear] = [await addPart(shop, { price: 40, stock: 3 }), await addPart(shop, { price: 900 })]
  const { status, body } = await read(dear, '99999999', 'x', '-1', cheap, '9'.repeat(80))
  expect(status).toBe(200)
  expect(body.items).toEqual([
    expect.objectContaining({ _id: dear, price: 900, stock: null, quantity: 1 }),
    expect.objectContaining({ _id: cheap, price: 40, stock: 3, name: 'Brake disc, front' }),
  ])
})

it('of up to a hundred parts at once', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1))
  expect((await read(...ids(100))).body.items).toHaveLength(100)
  expect((await read(...ids(101))).status).toBe(400)
  expect((await read()).body.fields).toEqual({ part: 'Name a part' })
})
