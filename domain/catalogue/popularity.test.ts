import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPart } from '../../tests/support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../tests/support/shops/shop.ts'
import { countSales, startFairly } from './popularity.ts'

const DAY_MS = 86_400_000
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const at = (days: number) => ({ ...shop.ctx, clock: { now: () => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS) } })
const popOf = async (part: string) =>
  (await sql<{ pop: number }>`select pop from part where id = ${Number(part)}`.execute(shop.ctx.db)).rows[0]!.pop
const sell = (part: string, quantity: number, day: number) => countSales(at(day), [{ partId: Number(part), quantity }])

it('what sells more is more popular, and a unit of ninety days ago counts half', async () => {
  const [old, fresh, more] = [await addPart(shop), await addPart(shop), await addPart(shop)]
  await sell(old, 20, 0)
  await sell(fresh, 11, 90)
  await sell(more, 5, 90)
  expect(await popOf(fresh)).toBeGreaterThan(await popOf(old))
  await sell(more, 5, 90)
  expect(await popOf(more)).toBeLessThan(await popOf(fresh))
  expect(Math.abs((await popOf(old)) - (await popOf(more)))).toBeLessThanOrEqual(2)
  await sell(more, 1, 90)
  expect(Math.abs((await popOf(more)) - (await popOf(fresh)))).toBeLessThanOrEqual(2)
})

it('a new part begins in the middle of its type, and a part that sells passes it', async () => {
  const type = sql`(select type_id from part group by type_id order by count(*) desc limit 1)`
  const part = await addPart(shop)
  await sql`update part set type_id = ${type} where id = ${Number(part)}`.execute(shop.ctx.db)
  await startFairly(shop.ctx, Number(part))
  const { rows } = await sql<{ below: number; above: number }>`
    select count(*) filter (where pop < ${await popOf(part)})::int as below,
      count(*) filter (where pop > ${await popOf(part)})::int as above
    from part where type_id = ${type}`.execute(shop.ctx.db)
  expect(Math.abs(rows[0]!.below - rows[0]!.above)).toBeLessThanOrEqual(2)
  const before = await popOf(part)
  await countSales(shop.ctx, [{ partId: Number(part), quantity: 3 }])
  expect(await popOf(part)).toBeGreaterThan(before)
})
