import type { Ctx } from '#platform/context'
import { writeLevels } from './parts-of-types.ts'
import { adminCtx } from './people.ts'
import { openShop, type TestShop } from './shop.ts'

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
