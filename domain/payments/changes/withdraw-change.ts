import { phrase } from '#common/phrase'
import { findOpenChange, giveChangeUp, lockOrder } from '#domain/orders'
import { isAdmin } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { dropLapsed } from './lapse-changes.ts'

/**
 * Withdraws the change of an order that waits for its payment; its buyer may, too. If a payment of it is open, that is closed at the
 * provider first, and one that was made meanwhile counts. @throws Problem 409 `nothing-owed`
 */
export async function withdrawChange(ctx: Ctx, id: string): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    const change = await findOpenChange(ctx, order)
    if (!change) throw conflict('nothing-owed', phrase('refusal.noOpenChange'))
    await giveChangeUp(ctx, order, change)
    if (isAdmin(ctx))
      await recordAudit(ctx, { what: 'order.withdraw-change', id, before: { owed: change.owed }, after: null })
    await ctx.jobs.send(ctx.db, 'release-payments', { orderId: id })
  })
  await dropLapsed(ctx, id)
}
