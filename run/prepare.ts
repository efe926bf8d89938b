import { checkCurrency, checkPrices, loadTree } from '#domain/catalogue'
import { ensureAdmin } from '#domain/identity'
import { loadVehicles } from '#domain/vehicles'
import { loadVinCodes } from '#domain/vin'
import type { Config } from '#platform/config'
import { migrate } from '#platform/db/migrate'
import { openContext } from './open-context.ts'

/**
 * Migrates, gives a new shop its vehicles, the codes of their VINs and its category tree, and in demo mode its parts, and makes the first admin.
 * Returns the lines about that admin. @throws WrongSettings where the database holds what the settings exclude. A live shop begins without any part, review or post: nothing in it is invented.
 */
export async function prepare(config: Config, url: string): Promise<string[]> {
  await migrate(url)
  const { ctx, close } = await openContext(config, url, { most: 2 })
  try {
    await checkCurrency(ctx)
    await checkPrices(ctx)
    await loadVehicles(ctx)
    await loadVinCodes(url)
    await loadTree(ctx)
    if (config.SHOP_MODE === 'demo') await (await import('../demo/prepare-demo.ts')).prepareDemo(url, config.DEMO_PARTS)
    const admin = await ensureAdmin({ ...ctx, actor: { kind: 'system', name: 'start' } })
    if (!admin) return []
    return [`  Admin      ${admin.email}${admin.password ? `, password ${admin.password} (shown only this once)` : ''}`]
  } finally {
    await close()
  }
}
