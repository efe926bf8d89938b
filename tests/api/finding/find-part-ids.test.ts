import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPartIds } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** All pages of a list, lowest id first. */
async function listed(query: Query): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await listOf(shop, { ...query, limit: 60, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ _id }) => Number(_id)))
    cursor = page.next
  }
  return ids.toSorted((a, b) => a - b)
}

const SEARCHES: Query[] = [
  { category: 'brake-pads', inStock: 'true' },
  { q: 'brake disc 312 mm', sort: 'price-up' },
  { make: 'audi', model: 'a4', year: 2012, position: 'front' },
  { q: 'ceramic -rear', priceMax: 60 },
  { brand: 'kovara', priceMin: 13, priceMax: 77 },
]

it.each(SEARCHES)('all parts of the list %j', async (query) => {
  const expected = await listed(query)
  expect(expected.length).toBeGreaterThan(0)
  expect(await findPartIds(shop.ctx, partQuery(shop.config.prices).parse(query))).toEqual(expected)
})

it('words that name nothing find nothing, and a brand that does not exist is refused', async () => {
  const find = (query: Query) => findPartIds(shop.ctx, partQuery(shop.config.prices).parse(query))
  expect(await find({ q: 'quonkzwabble' })).toEqual([])
  await expect(find({ brand: 'no-such' })).rejects.toMatchObject({ status: 400 })
})
