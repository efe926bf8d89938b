import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allParts, changeParts, countSales } from '#domain/catalogue'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What the shop knows in memory of all parts, and what the database has. */
async function bothSides() {
  const table = await allParts(shop.ctx)
  const { id, type, brand, price, rating, inStock, universal, pop } = table.columns
  const memory = Array.from({ length: table.length }, (_, row) =>
    [id, type, brand, price, rating, inStock, universal, pop].map((column) => column[row]!),
  ).toSorted((a, b) => a[0]! - b[0]!)
  const { rows } = await sql<{ facts: number[] }>`
    select array[id, type_id, brand_id, price, rating, in_stock::int, universal::int, pop] as facts from part order by id`.execute(
    shop.ctx.db,
  )
  return { memory, database: rows.map(({ facts }) => facts) }
}

test('what is in memory of all parts follows what is written, sold, emptied and deleted', async () => {
  const first = await bothSides()
  expect(first.memory.length).toBeGreaterThan(1000)
  expect(first.memory).toEqual(first.database)

  const [one, two] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'kovara', stock: 1 },
    { type: 'engine-oils', brand: 'kovara', universal: false },
  ])
  const raw = await addPart(shop, { stock: 3 })
  await countSales(shop.ctx, [{ partId: one!, quantity: 4 }])
  await sql`update stock set free = 0 where part_id = ${one!}`.execute(shop.ctx.db)
  await changeParts(shop.ctx, [{ partId: one!, fields: { price: 123_400 } }])
  await shop.heard()
  const second = await bothSides()
  expect(second.database).not.toEqual(first.database)
  expect(second.memory).toEqual(second.database)

  await sql`delete from part where id = any(${[two!, Number(raw)]}::int[])`.execute(shop.ctx.db)
  await shop.heard()
  const third = await bothSides()
  expect(third.memory).toHaveLength(second.memory.length - 2)
  expect(third.memory).toEqual(third.database)
})

test('a part that was written a moment ago is there for a caller who has its id, before its change was heard', async () => {
  await allParts(shop.ctx)
  const id = Number(await addPart(shop))
  expect((await allParts(shop.ctx, [id])).row(id)).toBeDefined()
})
