import { afterAll, beforeAll, expect, it } from 'vitest'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { changeParts } from './change-parts.ts'
import { readValues } from './part-values.ts'
import { startPrices } from './start-prices.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
})
afterAll(() => shop.close())

it('a price to come is in force from its time on, and the last one of several that are due', async () => {
  const [one, two] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low' },
    { type: 'brake-pads', brand: 'low' },
  ])
  const prices = [
    { startsAt: '2027-02-01T00:00:00.000Z', price: 5000 },
    { startsAt: '2027-03-01T00:00:00.000Z', price: 6000 },
    { startsAt: '2027-05-01T00:00:00.000Z', price: 7000 },
  ]
  await changeParts(shop.ctx, [
    { partId: one!, fields: { pricesToCome: prices } },
    { partId: two!, fields: { pricesToCome: prices.slice(2) } },
  ])
  const at = async (time: string) => {
    await startPrices({ ...shop.ctx, clock: { now: () => new Date(time) } })
    const values = await readValues(shop.ctx, [one!, two!], ['price', 'pricesToCome'])
    return [...values.values()].map(({ price, pricesToCome }) => [price, pricesToCome.length])
  }
  expect(await at('2027-01-31T23:59:59Z')).toEqual([
    [4000, 3],
    [4000, 1],
  ])
  expect(await at('2027-03-01T00:00:00Z')).toEqual([
    [6000, 1],
    [4000, 1],
  ])
  expect(await at('2027-06-01T00:00:00Z')).toEqual([
    [7000, 0],
    [7000, 0],
  ])
})
