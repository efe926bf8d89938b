import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../support/shop.ts'

// Before any connection is made: each keeps the function it was made with.
const asked = vi.spyOn(Client.prototype, 'query')
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function statementsOnce(path: string): Promise<number> {
  asked.mockClear()
  expect((await shop.call('GET', path)).status).toBe(200)
  return asked.mock.calls.filter(([query]) => /\bpart/.test(String((query as { text?: string }).text ?? query))).length
}

/** Statements about parts that a call sends when all that is kept in memory is there. */
async function statements(path: string): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 4; time++) least = Math.min(least, await statementsOnce(path))
  return least
}

test('one part, and a page of a list, are read in one round trip', async () => {
  expect(await statements('/parts/1')).toBe(1)
  expect(await statements('/parts?category=brakes')).toBe(1)
  expect(await statements('/parts?q=brake%20pads')).toBe(1)
})
