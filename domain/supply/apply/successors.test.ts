import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBrands } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { adminCtx } from '../../../tests/support/people.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { applied, idOf, newSupplier, pads, valuesOf } from '../../../tests/support/staged.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  admin = { ...(await adminCtx(shop)), jobs: { send: async () => {} } }
})
afterAll(() => shop.close())

it('the brand of the part to take instead is found by its own letters, whatever signs its name has', async () => {
  await writeBrands(shop.ctx, 'test', [{ slug: 'l-w', name: 'L_w', tier: null, country: '', about: '' }])
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'l-w', number: 'SU-9' }])
  const rows = [pads('SU-1', { supersededBy: 'Low SU-9' }), pads('SU-2', { supersededBy: 'l_W SU-9' })]
  await applied(admin, await newSupplier(admin), { kind: 'parts', rows })
  const named = async (number: string) => valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', number))!, 'supersededBy')
  expect([await named('SU-1'), await named('SU-2')]).toEqual([{ supersededBy: null }, { supersededBy: part }])
})
