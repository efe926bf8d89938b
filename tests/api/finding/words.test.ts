import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeParts } from '#domain/catalogue'
import { tidyWords } from '#domain/finding'
import { type Person, makeAdmin } from '../../support/shops/people.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeEach(async () => {
  shop = await openShopFor()
  admin = await makeAdmin(shop)
})

const img = 'https://example.com/part.webp'
const call = (method: string, path: string, body?: object) => shop.call(method, path, { token: admin.token, body })
async function addPart(name: string): Promise<string> {
  const { status, body } = await call('POST', '/bestSeller', { name, price: 9, img })
  expect(status).toBe(200)
  return body.insertedId
}

const wordsBy = async (query: ReturnType<typeof sql<{ word: string; n: number }>>) =>
  new Map((await query.execute(shop.ctx.db)).rows.map(({ word, n }) => [word, n]))
/** The words and how often they stand there, as the list says. */
const words = () =>
  wordsBy(sql`select word, sum(times)::int as n from word group by word having sum(times) > 0 order by word`)
/** The same, counted anew in all parts. */
const counted = () =>
  wordsBy(sql`select w as word, count(*)::int as n from part, words_of(words) w group by w order by w`)

it("a new part's words are read as all parts' are, in any script", async () => {
  const before = new Set((await words()).keys())
  await addPart('Zündkerze für “driver’s” +zwibble, 5W-30/zw (τροχός)')
  const after = await words()
  const ofItsType = ['other', 'part', 'unbranded']
  const added = [...new Set(after.keys()).difference(before)].toSorted()
  expect(added).toEqual(['5w-30/zw', 'drivers', 'für', ...ofItsType, 'zwibble', 'zündkerze', 'τροχός'])
  expect(after).toEqual(await counted())
})

describe('a word that no part has any more', () => {
  const correctedOf = async (q: string) => (await shop.call('GET', `/parts?q=${q}`)).body.reading.corrected

  it('leaves the word list with the last part that had it, and corrects nothing any more', async () => {
    const [one, other] = [await addPart('Zwibbler'), await addPart('Zwibbler')]
    expect(await correctedOf('zwibblre')).toEqual([{ from: 'zwibblre', to: 'zwibbler' }])
    expect(await correctedOf('zwibbler')).toEqual([])
    await call('DELETE', `/bestSeller/${one}`)
    expect((await words()).get('zwibbler')).toBe(1)
    await call('DELETE', `/bestSeller/${other}`)
    expect(await words()).toEqual(await counted())
    expect((await words()).has('zwibbler')).toBe(false)
    expect(await correctedOf('zwibblre')).toEqual([])
  })

  it('leaves it when the part takes another name', async () => {
    const id = await addPart('Zwibbler')
    expect((await call('PUT', `/bestSeller/${id}`, { name: 'Quonkel', price: 9, img })).status).toBe(200)
    expect([(await words()).has('zwibbler'), (await words()).get('quonkel')]).toEqual([false, 1])
    expect(await words()).toEqual(await counted())
  })
})

it('parts that are written at once take their words along, and one row a word is left of many', async () => {
  const disc = { type: 'brake-discs', brand: 'kovara', name: 'Zwibbler' }
  const ids = await addParts(shop.ctx, [disc, disc])
  for (const name of ['Quonkel disc', 'Zwibbler disc'])
    await changeParts(
      shop.ctx,
      ids.map((partId) => ({ partId, fields: { name } })),
    )
  const expected = await counted()
  expect([expected.get('zwibbler'), expected.has('quonkel')]).toEqual([2, false])
  expect(await words()).toEqual(expected)
  await tidyWords(shop.ctx)
  expect(await wordsBy(sql`select word, times as n from word order by word`)).toEqual(expected)
})
