import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tx } from '#platform/context'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { lockParts } from '../stock/lock-parts.ts'
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

const WAIT = { timeout: 20_000 }

it('a price that an admin takes back just then is not put in force', async () => {
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  await changeParts(shop.ctx, [
    { partId: part!, fields: { pricesToCome: [{ startsAt: '2027-02-01T00:00:00.000Z', price: 5000 }] } },
  ])
  let job: Promise<void> | undefined
  await tx(shop.ctx, async (ctx) => {
    await lockParts(ctx, [part!])
    job = startPrices({ ...shop.ctx, clock: { now: () => new Date('2027-02-02T00:00:00Z') } })
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        shop.ctx.db,
      )
      expect(rows).toHaveLength(1)
    }, WAIT)
    await sql`delete from price_to_come where part_id = ${part!}`.execute(ctx.db)
  })
  await job
  const values = await readValues(shop.ctx, [part!], ['price'])
  expect(values.get(part!)).toEqual({ price: 4000 })
})
