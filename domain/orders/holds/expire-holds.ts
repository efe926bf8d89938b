import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { alone, type Batches, inBatches } from '#platform/in-batches'
import { freeHolds } from './holds.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order.ts'

const BATCH = 100

const expiring: Batches<OrderRow> = {
  job: 'expire-order',
  data: sql`jsonb_build_object('orderId', id)`,
  dataOf: ({ id }) => ({ orderId: id }),
  async take(ctx, which, most) {
    const { rows } = await sql<OrderRow>`
      select * from orders where state = 'placed' and hold_until <= ${ctx.clock.now()} and ${which}
      order by hold_until limit ${most} for no key update skip locked`.execute(ctx.db)
    return rows
  },
  async work(ctx, orders) {
    const ids = orders.map((order) => order.id)
    const known = await lapsedBefore(ctx, ids)
    await freeHolds(ctx, ids)
    for (const order of orders) {
      await moveOrder(ctx, order, 'expired', { code: 'not-in-time' })
      await ctx.jobs.send(ctx.db, 'release-payments', { orderId: order.id })
      if (!known.has(order.id)) await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'lapsed' })
    }
  },
}

/** Their buyers hear of the first lapse alone, however late its mail leaves. */
async function lapsedBefore(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct order_id as id from order_event
    where order_id = any(${ids}) and to_state = 'expired' and from_state <> 'expired'`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Frees lapsed holds, and tells buyers of it. The job `release-payments` cancels payments of such orders that are still open.
 * Several servers may run this at once: each takes orders that no other has locked.
 */
export const expireHolds = (ctx: Ctx): Promise<void> => inBatches(ctx, BATCH, expiring)

/** The job that does so for one order, which failed among others. */
export const expireOrder = (ctx: Ctx, { orderId }: { orderId: string }): Promise<void> =>
  alone(ctx, { orderId }, sql`id = ${orderId}`, expiring)
