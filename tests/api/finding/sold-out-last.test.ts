import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PartList } from '#domain/finding/schema'
import { makeAdmin } from '../../support/shops/people.ts'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const idsOf = (list: PartList) => list.items.map((item) => item._id)
const AUDI = { make: 'audi', model: 'a4', year: 2012, q: 'squealing brakes', inStock: 'true' }

test('of parts that fit a car alike, one that is sold out comes after those in stock, on every page', async () => {
  const before = await find(AUDI)
  const [first, second] = idsOf(before)
  const { inStock: _, ...audi } = AUDI
  const { token } = await makeAdmin(shop)
  const { name, price, img } = (await shop.call('GET', `/bestSeller/${first}`)).body
  const body = { name, price, img, stock: 0 }
  expect((await shop.call('PUT', `/bestSeller/${first}`, { token, body })).status).toBe(200)
  const list = await find(audi)
  expect(idsOf(list)[0]).toBe(second)
  expect(idsOf(list)).toContain(first)
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null && paged.length < list.items.length;) {
    const page: PartList = await find({ ...audi, limit: 4, ...(cursor && { cursor }) })
    paged.push(...idsOf(page))
    cursor = page.next
  }
  expect(paged.slice(0, list.items.length)).toEqual(idsOf(list))
})
