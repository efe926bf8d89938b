import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { applied, mapHeld, newSupplier, statesOf } from '../../../../tests/support/files/staged.ts'
import { applyImport } from '../../apply/apply-import.ts'
import { startApplying } from '../../apply/start-applying.ts'
import { countImport } from './count-import.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
})
afterAll(() => shop.close())

it('the preview of rows that are mapped late counts only what they will change', async () => {
  const supplier = await newSupplier(admin)
  const numbers = ['CL-1', 'CL-2']
  const [part, alone] = await addParts(
    shop.ctx,
    numbers.map((number) => ({ type: 'brake-pads', brand: 'low', number, stock: 50 })),
  )
  const row = (partId: number, state: 'held' | 'ready', stock: number) => ({ partId, state, given: { stock } })
  const list = [row(part!, 'held', 0), row(alone!, 'held', 0)]
  const late = await applied(admin, supplier, { kind: 'stock', rows: list })
  await applied(admin, supplier, { kind: 'stock', rows: [row(part!, 'ready', 3)] })
  await mapHeld(shop.ctx, late.id)

  const { changed, same, stockToZero } = await countImport(admin, late.id)
  expect([changed, same, stockToZero].map(({ count }) => count)).toEqual([1, 1, 1])
  expect(stockToZero.samples.map(({ partId }) => partId)).toEqual([alone])
  await startApplying(admin, late.id)
  await applyImport(admin, late.id)
  expect(await statesOf(shop.ctx, late.id)).toEqual(['same newer-file', 'applied'])
})

it('cars of rows that are mapped late count as nothing new where a newer full list of cars stands', async () => {
  const supplier = await newSupplier(admin)
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'CL-3' }])
  const { rows: models } = await sql<{ id: number }>`select id from model order by id limit 2`.execute(shop.ctx.db)
  const fits = (n: number) => [{ partId: part!, modelId: models[n]!.id, from: 2001 }]
  const late = await applied(admin, supplier, { kind: 'aces', fits: fits(0) })
  await sql`
    insert into import_fit (import_id, n, state, part_id, action, model_id, year_from, year_to)
    values (${late.id}, 2, 'held', ${part!}, 'add', ${models[1]!.id}, 2005, 2005)`.execute(shop.ctx.db)
  await mapHeld(shop.ctx, late.id)
  const counts = async () => {
    const { new: added, same } = await countImport(admin, late.id)
    return [added.count, same.count]
  }
  expect(await counts()).toEqual([1, 0])
  await applied(admin, supplier, { kind: 'aces', full: true, fits: fits(0) })
  expect(await counts()).toEqual([0, 1])
})
