import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { readDelivery } from './read-delivery.ts'
import { zoneOf } from './rules/zone.ts'

/**
 * Whether the shop delivers to both by the same methods and prices. Of what lies in no zone that is known only for the same
 * country and postcode.
 */
export async function isSameZone(ctx: Ctx, one: Destination, other: Destination): Promise<boolean> {
  if (one.country === other.country && one.postcode === other.postcode) return true
  const { zones } = await readDelivery(ctx)
  const zone = zoneOf(zones, one)
  return zone !== undefined && zoneOf(zones, other)?.id === zone.id
}
