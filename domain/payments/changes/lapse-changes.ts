import {
  cameAndWent,
  dropChange,
  findOpenChange,
  lockOrder,
  noteOnOrder,
  type OrderChange,
  type OrderRow,
  takeLapsed,
} from '#domain/orders'
import { type Ctx, tx } from '#platform/context'
import { openPayment } from '../payment.ts'

/**
 * The job that drops changes of orders that were not paid in time. One with a payment that is still open waits until that is
 * closed at the provider, so that nobody pays for what is dropped.
 */
export async function lapseChanges(ctx: Ctx): Promise<void> {
  for (const orderId of await takeLapsed(ctx)) await ctx.jobs.send(ctx.db, 'release-payments', { orderId })
}

/** The change of a locked order that was not paid in time. */
export async function findLapsed(ctx: Ctx, order: OrderRow): Promise<OrderChange | undefined> {
  const change = await findOpenChange(ctx, order)
  return change && change.pay_until <= ctx.clock.now() ? change : undefined
}

/** Drops such a change, if no payment of it is open: the order stays as it was, and its buyer hears of it. */
export async function dropLapsed(ctx: Ctx, orderId: string): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const change = await findLapsed(ctx, order)
    if (!change || (await openPayment(ctx, orderId))) return
    const outcome = change.withdrawn_by === null ? 'lapsed' : 'withdrawn'
    const units = cameAndWent(await dropChange(ctx, order, change, outcome))
    await noteOnOrder(ctx, order, { code: `change-${outcome}`, params: units })
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId, kind: 'not-changed', units })
  })
}
