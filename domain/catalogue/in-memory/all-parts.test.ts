import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { allParts } from './all-parts.ts'
import { changeParts } from '../writing/change-parts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
})
afterAll(() => shop.close())

/** The shop, and how many parts it has read since this was last asked. */
function counting(): { ctx: Ctx; read(): number } {
  let count = 0
  const plugin = {
    transformQuery: ({ node }: { node: never }) => node,
    transformResult: async ({ result }: { result: { rows: Record<string, { id?: number[] }>[] } }) => {
      count += result.rows[0]?.['facts']?.id?.length ?? 0
      return result
    },
  }
  const read = () => {
    const now = count
    count = 0
    return now
  }
  return { ctx: { ...shop.ctx, db: shop.ctx.db.withPlugin(plugin as never) }, read }
}

it('a server reads all parts once, and of an import only the parts whose facts changed', async () => {
  // The first that a server hears is that anything may have changed: all parts would be read again.
  await shop.heard()
  const { ctx, read } = counting()
  const { length } = await allParts(ctx)
  expect(read()).toBe(length)

  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 300 }, () => ({ type: 'brake-pads', brand: 'low', stock: 5 })),
  )
  await shop.heard()
  expect((await allParts(ctx)).row(ids[299]!)).toBeDefined()
  expect(read()).toBe(300)

  const every = ids.filter((_, n) => n % 2 === 0)
  await changeParts(
    shop.ctx,
    every.map((partId) => ({ partId, fields: { price: 5000, weightGrams: 7 } })),
  )
  await changeParts(
    shop.ctx,
    ids.map((partId) => ({ partId, fields: { weightGrams: 8 } })),
  )
  await shop.heard()
  const table = await allParts(ctx)
  expect(read()).toBe(150)
  expect(table.columns.price[table.row(every[0]!)!]).toBe(5000)

  await changeParts(shop.ctx, [{ partId: ids[0]!, fields: { stock: 0 } }])
  await sql`delete from part where id = ${ids[1]!}`.execute(shop.ctx.db)
  await shop.heard()
  const later = await allParts(ctx)
  expect(read()).toBe(1)
  expect(later.columns.inStock[later.row(ids[0]!)!]).toBe(0)
  expect(later.row(ids[1]!)).toBeUndefined()
})
