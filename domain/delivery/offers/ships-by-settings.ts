import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { isStandard } from './offers.ts'
import { readDelivery } from '../read-delivery.ts'

/** Whether parcels go by the shipping of the settings, so that pages may tell its price and days. */
export async function shipsBySettings(ctx: Ctx): Promise<boolean> {
  shows(ctx, tag.delivery)
  return isStandard(await readDelivery(ctx))
}
