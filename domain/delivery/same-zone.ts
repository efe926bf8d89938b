import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { readDelivery } from './read-delivery.ts'
import { zoneOf } from './zone.ts'

/** Whether the shop delivers to both by the same methods and prices. */
export async function isSameZone(ctx: Ctx, one: Destination, other: Destination): Promise<boolean> {
  const { zones } = await readDelivery(ctx)
  return zoneOf(zones, one)?.id === zoneOf(zones, other)?.id
}
