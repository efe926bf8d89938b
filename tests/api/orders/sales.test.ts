import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPaidOrders } from '#domain/orders'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

type Writes = { table: string; updated: number; heapOnly: number }

/** Rows of stock and parts that were updated so far, and how many of them without a word to any index. */
async function writes(): Promise<Record<string, Writes>> {
  const { rows } = await sql<Writes>`
    select relname as "table", n_tup_upd::int as updated, n_tup_hot_upd::int as "heapOnly"
    from pg_stat_user_tables where relname in ('part', 'stock')`.execute(till.shop.ctx.db)
  return Object.fromEntries(rows.map((row) => [row.table, row]))
}

test('a sale writes its part’s stock and no index of it', async () => {
  const { shop, buyer } = till
  const part = await addPart(shop, { price: 40, stock: 1000 })
  const before = await writes()
  const sales = 8
  for (let n = 0; n < sales; n++) await shop.order(buyer, { [part]: 1 }, 42)
  await expect
    .poll(async () => (await writes()).stock!.updated, { timeout: 30_000 })
    .toBe(before.stock!.updated + sales)
  const after = await writes()
  expect(after.stock!.heapOnly - before.stock!.heapOnly).toBe(sales)
  expect(after.part!.updated).toBe(before.part!.updated)
  expect(await stockOf(shop, part)).toBe(1000 - sales)
})

const popOf = async (part: string) =>
  (await sql<{ pop: number }>`select pop from part where id = ${Number(part)}`.execute(till.shop.ctx.db)).rows[0]!.pop

test('a paid order makes its parts more popular, once', async () => {
  const { shop, buyer, todo } = till
  const { part, id } = await todo.anOrder()
  await countPaidOrders(asSystem(shop))
  expect(await popOf(part), 'nothing is paid yet').toBe(0)
  const intent = await shop.open(buyer, id, 84)
  await shop.charge(intent)
  expect((await shop.claim(buyer, id, intent)).status).toBe(200)
  await countPaidOrders(asSystem(shop))
  const once = await popOf(part)
  expect(once).toBeGreaterThan(0)
  await countPaidOrders(asSystem(shop))
  expect(await popOf(part)).toBe(once)
})

test('an order that was cancelled before it was counted makes no part more popular', async () => {
  const { shop, buyer, todo } = till
  const { part, id } = await todo.anOrder()
  const intent = await shop.open(buyer, id, 84)
  await shop.charge(intent)
  expect((await shop.claim(buyer, id, intent)).status).toBe(200)
  expect((await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })).status).toBe(200)
  await countPaidOrders(asSystem(shop))
  expect(await popOf(part)).toBe(0)
})
