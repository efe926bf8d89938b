import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wordsInMemory } from '#domain/finding'
import { Cache } from '#platform/cache'
import { openDb } from '#platform/db/pool'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
const asked = vi.spyOn(Client.prototype, 'query')

beforeAll(async () => void (shop = await openShop()))
beforeEach(() => void asked.mockClear())
afterAll(() => shop.close())

const readsValues = () =>
  asked.mock.calls.filter(([query]) => /distinct type_id.*part_measure/s.test(JSON.stringify(query))).length

test('the words of searches are built before the first search, which reads none of them', async () => {
  await wordsInMemory(shop.ctx)
  expect(readsValues()).toBe(1)
  const { body } = await shop.call('GET', '/parts?q=brake pads')
  expect([body.reading.types[0].slug, readsValues()]).toEqual(['brake-pads', 1])
})

test('words that cannot be built ahead are logged, and the shop goes on', async () => {
  const { db, close } = openDb(new URL('/none', shop.url).href, shop.ctx.log, 1)
  const warn = vi.spyOn(shop.ctx.log, 'warn').mockImplementation(() => {})
  await wordsInMemory({ ...shop.ctx, db, cache: new Cache() })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
  await close()
})
