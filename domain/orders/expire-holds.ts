import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { freeHolds } from './holds.ts'
import { moveOrder } from './move-order.ts'
import type { OrderRow } from './order.ts'

const BATCH = 100

/**
 * Frees lapsed holds. The job `release-payments` cancels payments of such orders that are still open. Several servers
 * may run this at once: each takes orders that no other has locked.
 */
export async function expireHolds(ctx: Ctx): Promise<void> {
  while ((await expireBatch(ctx)) === BATCH);
}

const expireBatch = (ctx: Ctx) =>
  tx(ctx, async (ctx) => {
    const { rows: orders } = await sql<OrderRow>`
      select * from orders where state = 'placed' and hold_until <= ${ctx.clock.now()}
      order by hold_until limit ${BATCH} for no key update skip locked`.execute(ctx.db)
    await freeHolds(
      ctx,
      orders.map((order) => order.id),
    )
    for (const order of orders) {
      await moveOrder(ctx, order, 'expired', { code: 'not-in-time' })
      await ctx.jobs.send(ctx.db, 'release-payments', { orderId: order.id })
    }
    return orders.length
  })
