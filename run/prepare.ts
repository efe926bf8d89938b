import { checkCurrency, checkPrices, loadTree } from '#domain/catalogue'
import { checkRates } from '#domain/delivery'
import { ensureAdmin, hasAdmin } from '#domain/identity'
import { loadRepairs } from '#domain/repairs'
import { loadVehicles } from '#domain/vehicles'
import { loadVinCodes } from '#domain/vin'
import type { Config } from '#platform/config'
import { migrate } from '#platform/db/migrate'
import { openContext } from './open-context.ts'

/**
 * Migrates the database, gives a new shop its vehicles, VIN codes, category tree and repair jobs, loads the demo's
 * parts in demo mode, and creates the first admin. Returns the lines about that admin. A live shop starts without any part, review or
 * post: nothing in it is invented. @throws WrongSettings if the database contradicts the settings
 */
export async function prepare(config: Config, url: string): Promise<string[]> {
  await migrate(url)
  // Nobody waits for an answer, and a small machine may need longer for all vehicles than a request is given.
  const { background: ctx, close } = await openContext(config, url, { most: 2 })
  try {
    await checkCurrency(ctx)
    await checkPrices(ctx)
    await checkRates(ctx)
    await loadVehicles(ctx)
    await loadVinCodes(url)
    await loadTree(ctx)
    await loadRepairs(ctx)
    if (config.SHOP_MODE === 'demo') await (await import('../demo/prepare-demo.ts')).prepareDemo(url, config.DEMO_PARTS)
    const admin = await ensureAdmin({ ...ctx, actor: { kind: 'system', name: 'start' } })
    if (admin)
      return [
        `  Admin      ${admin.email}${admin.password ? `, password ${admin.password} (shown only this once)` : ''}`,
      ]
    if (await hasAdmin(ctx)) return []
    return ['  Admin      nobody yet: set ADMIN_EMAIL and ADMIN_PASSWORD, and start the shop again']
  } finally {
    await close()
  }
}
