import type { Ctx } from '#platform/context'
import { readDelivery } from './read-delivery.ts'

/** Where the shop is: the country of the first open place that has an address; else the United States. */
export async function homeCountry(ctx: Ctx): Promise<string> {
  const { places } = await readDelivery(ctx)
  return [...places.values()].find(({ address }) => address)?.address?.country ?? 'US'
}
