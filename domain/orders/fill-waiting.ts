import { sql } from 'kysely'
import { tag } from '#common/tags'
import { takeFree } from '#domain/catalogue'
import { allocateParts } from '#domain/places'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { noteOnOrder } from './move-order.ts'
import type { OrderRow } from './order.ts'

/** The job `fill-waiting`: gives units that are free to the paid orders that wait for them, to the one that was paid first. */
export async function fillWaiting(ctx: Ctx, { partIds }: { partIds: number[] }): Promise<void> {
  for (const partId of partIds) while (await fillNext(ctx, partId));
}

/**
 * False: nobody waits for this part any more, or none of it is free. A refunded order only waits to give its units up, which it
 * does once no packed parcel of it waits.
 */
const fillNext = (ctx: Ctx, partId: number): Promise<boolean> =>
  tx(ctx, async (ctx) => {
    const { rows } = await sql<OrderRow>`
      select o.* from hold h join orders o on o.id = h.order_id
      where h.part_id = ${partId} and h.waiting > 0 and h.state = 'claimed' and o.state <> 'refunded'
        and exists (select from stock where part_id = ${partId} and free > 0)
      order by o.paid_at, o.id limit 1 for no key update of o`.execute(ctx.db)
    const [order] = rows
    if (!order) return false
    const taken = await takeWaiting(ctx, order.id, partId)
    // Others had the units, or the order was cancelled, while this waited for its lock.
    if (!taken || taken.quantity === 0) return true
    await allocateParts(ctx, order.id, [taken], order.delivery?.place?.id)
    const { quantity, number, name } = taken
    await noteOnOrder(ctx, order, { code: 'came-in', params: { lines: [{ number, name, quantity }] } })
    await changed(ctx, tag.part(partId))
    return true
  })

/** Moves units from a part's stock to a locked order's hold, as many as wait and are free. */
async function takeWaiting(ctx: Ctx, orderId: string, partId: number) {
  const hold = sql`order_id = ${orderId} and part_id = ${partId} and state = 'claimed'`
  const { rows } = await sql<{ waiting: number }>`select waiting from hold where ${hold}`.execute(ctx.db)
  const taken = await takeFree(ctx, partId, rows[0]?.waiting ?? 0)
  await sql`update hold set waiting = waiting - ${taken?.quantity ?? 0} where ${hold}`.execute(ctx.db)
  return taken
}
