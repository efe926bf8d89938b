import { afterAll, beforeAll, expect, test } from 'vitest'
import { findParts, suggest } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const LENGTH = 118
const long = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/** The least of several, in milliseconds of the processor: other work on the machine makes one longer. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 12; n++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

test.each(['é ', 'фильтр ', 'b\u0300\u0301\u0302 '])(
  'suggestions for letters with accents or of other alphabets take about as long as for plain ones: %j',
  async (piece) => {
    const plain = await timeOf(() => suggest(shop.ctx, long('filter ')))
    expect(await timeOf(() => suggest(shop.ctx, long(piece)))).toBeLessThan(5 * plain + 20)
  },
)

test.each(['1/2 ', 'x5 ', '4x100 5x112 '])(
  'a search of many sizes takes about as long as one of words: %j',
  async (piece) => {
    const search = (q: string) => findParts(shop.ctx, partQuery(shop.ctx.config.prices).parse({ q, limit: '24' }))
    const plain = await timeOf(() => search(long('filter ')))
    expect(await timeOf(() => search(long(piece)))).toBeLessThan(5 * plain + 20)
  },
)
