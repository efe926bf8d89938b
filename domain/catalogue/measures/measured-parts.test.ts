import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { changeParts } from '../writing/change-parts.ts'
import { measuredParts } from './measured-parts.ts'

let shop: TestShop
let type: number
let ids: number[]
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  ids = await addParts(
    shop.ctx,
    Array.from({ length: 120 }, (_, n) => ({
      type: 'brake-discs',
      brand: 'low',
      attributes: [['Diameter', String(250 + n), 'mm']] as [string, string, string][],
    })),
  )
  const { rows } = await sql<{ id: number }>`select id from part_type where slug = 'brake-discs'`.execute(shop.ctx.db)
  type = rows[0]!.id
})
afterAll(() => shop.close())

it('is not read again for new prices and stock of many parts', async () => {
  await shop.heard()
  const before = await measuredParts(shop.ctx, type)
  const fields = { price: 7_700, stock: 3 }
  await changeParts(
    shop.ctx,
    ids.map((partId) => ({ partId, fields })),
  )
  await changed(shop.ctx, tag.parts)
  await shop.heard()
  expect(await measuredParts(shop.ctx, type)).toBe(before)
})

it('is read again where a part is another size, is hidden or is added', async () => {
  const sizes = async () => {
    await shop.heard()
    return (await measuredParts(shop.ctx, type)).values.map(({ value }) => value)
  }
  await changeParts(shop.ctx, [{ partId: ids[0]!, fields: { attributes: [['Diameter', '777', 'mm']] } }])
  expect(await sizes()).toContain('777')
  await changeParts(shop.ctx, [{ partId: ids[0]!, fields: { status: 'hidden' } }])
  expect(await sizes()).not.toContain('777')
  await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'low', attributes: [['Diameter', '778', 'mm']] }])
  expect(await sizes()).toContain('778')
})

it('a change of more than 200 lists still names the types whose parts or sizes are others', async () => {
  const prices = Array.from({ length: 300 }, (_, brand) => `price:t1:b${brand}`)
  const tags = ['measures', 'measures:t7', 'assortment', 'assortment:t7', ...prices]
  const told = await shop.ctx.db.transaction().execute(async (db) => {
    await sql`select announce_lists(${tags}::text[])`.execute(db)
    return sql<{ tag: string }>`select tag from change where xid = pg_current_xact_id()`.execute(db)
  })
  expect(told.rows.map((row) => row.tag).toSorted()).toEqual(['assortment:t7', 'counts', 'measures:t7', 'parts'])
})
