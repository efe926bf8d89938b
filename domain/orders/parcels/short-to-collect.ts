import { lockParts, type Wanted } from '#domain/catalogue'
import { shortAt } from '#domain/places'
import type { Ctx } from '#platform/context'
import type { OrderRow } from '../order.ts'
import { isCollected } from './parcels.ts'

/**
 * Locks these parts and answers those of which too few lie at the place where a locked order is collected; none for an order
 * that is sent.
 */
export async function shortToCollect(ctx: Ctx, order: OrderRow, wanted: readonly Wanted[]) {
  const at = order.delivery?.place?.id
  if (at === undefined || !isCollected(order)) return []
  await lockParts(
    ctx,
    wanted.map(({ partId }) => partId),
  )
  return shortAt(ctx, at, wanted)
}
