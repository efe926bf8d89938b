import { sql } from 'kysely'
import { tag } from '#common/tags'
import { takeFree } from '#domain/catalogue'
import { allocateParts } from '#domain/places'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { alone, type Batches, inBatches } from '#platform/in-batches'
import { noteOnOrder } from '../move-order.ts'
import type { OrderRow } from '../order.ts'

/**
 * An order with a part that it waits for and that is free. A refunded order only waits to give its units up, which it does once
 * no packed parcel of it waits.
 */
type Waiting = { order: OrderRow; partId: number }

const filling: Batches<Waiting> = {
  job: 'fill-order',
  data: sql`jsonb_build_object('orderId', o.id, 'partId', h.part_id)`,
  dataOf: ({ order, partId }) => ({ orderId: order.id, partId }),
  async take(ctx, which, most) {
    const { rows } = await sql<OrderRow & { waitsFor: number }>`
      select o.*, h.part_id as "waitsFor" from hold h join orders o on o.id = h.order_id
      where ${which} and h.waiting > 0 and h.state = 'claimed' and o.state <> 'refunded'
        and exists (select from stock where part_id = h.part_id and free > 0)
      order by o.paid_at, o.id limit ${most} for no key update of o`.execute(ctx.db)
    return rows.map(({ waitsFor, ...order }) => ({ order, partId: waitsFor }))
  },
  async work(ctx, waiting) {
    for (const one of waiting) await fill(ctx, one)
  },
}

/** The job `fill-waiting`: gives units that are free to the paid orders that wait for them, to the one that was paid first. */
export async function fillWaiting(ctx: Ctx, { partIds }: { partIds: number[] }): Promise<void> {
  for (const partId of partIds) {
    const ofPart = sql`h.part_id = ${partId}`
    // One by one: what an order takes decides whether the next one finds a unit.
    await inBatches(ctx, 1, {
      ...filling,
      take: (ctx, which, most) => filling.take(ctx, sql`${ofPart} and ${which}`, most),
    })
  }
}

/** The job that does so for one order, which failed before. */
export const fillOrder = (ctx: Ctx, { orderId, partId }: { orderId: string; partId: number }): Promise<void> =>
  alone(ctx, { orderId, partId }, sql`o.id = ${orderId} and h.part_id = ${partId}`, filling)

async function fill(ctx: Ctx, { order, partId }: Waiting): Promise<void> {
  const taken = await takeWaiting(ctx, order.id, partId)
  // Others had the units, or the order was cancelled, while this waited for its lock.
  if (!taken || taken.quantity === 0) return
  await allocateParts(ctx, order.id, [taken], order.delivery?.place?.id)
  const { quantity, number, name } = taken
  await noteOnOrder(ctx, order, { code: 'came-in', params: { lines: [{ number, name, quantity }] } })
  await changed(ctx, tag.part(partId))
}

/** Moves units from a part's stock to a locked order's hold, as many as wait and are free. */
async function takeWaiting(ctx: Ctx, orderId: string, partId: number) {
  const hold = sql`order_id = ${orderId} and part_id = ${partId} and state = 'claimed'`
  const { rows } = await sql<{ waiting: number }>`select waiting from hold where ${hold}`.execute(ctx.db)
  const taken = await takeFree(ctx, partId, rows[0]?.waiting ?? 0)
  await sql`update hold set waiting = waiting - ${taken?.quantity ?? 0} where ${hold}`.execute(ctx.db)
  return taken
}
