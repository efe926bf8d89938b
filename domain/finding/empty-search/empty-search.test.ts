import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addLonelyWords, LONELY } from '../../../tests/support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { findParts } from '../find-parts.ts'
import { partQuery, type PartQuery } from '../schema.ts'
import { search } from '../search.ts'
import { AlreadyRead } from '../already-read.ts'

// Before any connection is made, because each keeps the function it was created with.
const sent = vi.spyOn(Client.prototype, 'query')
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await addLonelyWords(shop)
})
afterAll(() => shop.close())

/** How many statements about parts or words are sent when the caches are full. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 3; time++) {
    sent.mockClear()
    await work()
    const texts = sent.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query))
    least = Math.min(least, texts.filter((text) => /\b(?:part|word|car_spec)/.test(text)).length)
  }
  return least
}

const words = LONELY.join(' ')
const car = { make: 'toyota', model: 'camry', year: '2012' }
const facets = { brand: 'kovara', inStock: 'true', rating: '5', position: 'front', priceMin: '3', priceMax: '7' }

test.each<[string, Record<string, string>]>([
  ['words that stand nowhere together', { q: words }],
  ['the same for a car and under every filter', { q: `brake ${words}`, ...car, engine: 'none', ...facets }],
  ['the same for a whole make', { q: words, make: 'toyota', ...facets }],
  ['words that no part has', { q: 'xyzzyq fnordle blorbt grunkel brake', ...car }],
  ['slips', { q: `brkae padz tyota camery filtre oyl rotr ${LONELY[0]} ${LONELY[1]}` }],
  ['models without their makes', { q: `golf a4 civic focus corolla ${LONELY[0]} ${LONELY[1]}` }],
  ['numbers that no part has', { q: 'ZZQ-99887 QQ55X1 7X7Y7Z 1O1O1O XX99YY88', make: 'audi' }],
  ['what looks like a number and is read as a size', { q: '5X9 9999 8ll', make: 'audi' }],
  ['a side of what is at none', { q: `rear battery golf ${LONELY[0]} ${LONELY[1]}` }],
  ['wishes in words', { q: `front kovara brake discs 302 mm under $3 golf ${LONELY[0]} ${LONELY[1]}` }],
  ['filters for a car', { ...car, ...facets, category: 'brake-discs' }],
])('an empty search costs at most six statements beside its own: %s', async (_, asked) => {
  const query: PartQuery = partQuery(shop.ctx.config.prices).parse(asked)
  const itself = await statements(() => search(shop.ctx, query, new AlreadyRead()))
  expect((await search(shop.ctx, query, new AlreadyRead())).found.tally.count).toBe(0)
  expect(await statements(() => findParts(shop.ctx, query))).toBeLessThanOrEqual(itself + 6)
})

test('of a place, a quality and a stray letter only the letter is given up', async () => {
  const query = partQuery(shop.ctx.config.prices).parse({ q: `left heated wing mirror ${LONELY[0]}` })
  const { reading, items } = await findParts(shop.ctx, query)
  expect(reading?.dropped).toEqual([LONELY[0]])
  expect(items.length).toBeGreaterThan(0)
  for (const { name } of items) expect(name).toMatch(/left.*\bheated/)
})

test('what could be given up is counted as it is found then', async () => {
  const query = (asked: object) => partQuery(shop.ctx.config.prices).parse(asked)
  const asked = { q: 'brake pads', brand: 'kovara', rating: '5', priceMin: '1', priceMax: '2', inStock: 'true' }
  for (const more of [{}, { make: 'audi' }, { make: 'audi', category: 'oil-filters' }]) {
    const { relax } = await findParts(shop.ctx, query({ ...asked, ...more }))
    expect(relax.length, JSON.stringify(more)).toBeGreaterThan(0)
    for (const way of relax) expect((await findParts(shop.ctx, query(way.query))).count, way.drop).toBe(way.count)
  }
})
