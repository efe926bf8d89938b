import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from '../catalogue/parts-of-types.ts'
import { adminCtx } from './people.ts'
import { openShop, type TestShop } from './shop.ts'
import { writeZephirs } from '../catalogue/zephirs.ts'

/** A shop that takes suppliers' files: with brands of the three price levels, and an admin. */
export async function openSupplyShop(settings?: Record<string, string>): Promise<{ shop: TestShop; admin: Ctx }> {
  const shop = await openShop(settings)
  await writeLevels(shop.ctx)
  return { shop, admin: await adminCtx(shop) }
}

/** The same, where no job follows what the admin does. */
export async function openQuietSupplyShop(): Promise<{ shop: TestShop; admin: Ctx }> {
  const { shop, admin } = await openSupplyShop()
  return { shop, admin: { ...admin, jobs: { send: async () => {} } } }
}

/** The same with Zephirs, and with brake pads of the brand "low" that have this number. */
export async function openZephirShop(number: string): Promise<{ shop: TestShop; admin: Ctx; partId: number }> {
  const { shop, admin } = await openSupplyShop()
  await writeZephirs(shop.ctx)
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number }])
  return { shop, admin, partId: partId! }
}
