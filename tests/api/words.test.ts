import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeAdmin } from '../support/people.ts'
import { openShopFor } from '../support/shop.ts'

it("a new part's words are read as all parts' are, in any script", async () => {
  const shop = await openShopFor()
  const { token } = await makeAdmin(shop)
  const words = async () =>
    new Set((await sql<{ word: string }>`select word from word`.execute(shop.ctx.db)).rows.map(({ word }) => word))
  const before = await words()
  const name = 'Zündkerze für “driver’s” +zwibble, 5W-30/zw (τροχός)'
  await shop.call('POST', '/bestSeller', { token, body: { name, price: 9, img: 'https://example.com/part.webp' } })
  const after = await words()
  const ofItsType = ['other', 'part', 'unbranded']
  const added = [...after.difference(before)].toSorted()
  expect(added).toEqual(['5w-30/zw', 'drivers', 'für', ...ofItsType, 'zwibble', 'zündkerze', 'τροχός'])
  await sql`select refresh_search_terms()`.execute(shop.ctx.db)
  expect((await words()).symmetricDifference(after)).toEqual(new Set())
})
