import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { readDelivery } from '../read-delivery.ts'
import { dependsOnPostcode } from '../rules/zone.ts'

/** Whether cost and date of a delivery depend on the postcode, which nobody has given. */
export async function asksPostcode(ctx: Ctx, to: Destination): Promise<boolean> {
  const { zones, methods } = await readDelivery(ctx)
  return dependsOnPostcode(zones, new Set(methods.map(({ zoneId }) => zoneId)), to)
}
