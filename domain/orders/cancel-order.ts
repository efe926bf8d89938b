import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { alreadyPacked } from './cancel-units.ts'
import { freeHolds } from './holds.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, nameOn, type OrderRow } from './order.ts'
import { isPacked, waitsPacked } from './packed.ts'
import { briefly, type Reason } from './reason.ts'

/**
 * Cancels an order: its buyer may while nothing of it is packed, an admin unless a packed parcel waits to be sent. Its parts
 * go back into stock, but for what was sent, and every payment of it is refunded (by the job `release-payments`).
 * `why`: what the person wrote.
 */
export async function cancelOrder(ctx: Ctx, id: string, why?: string): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!isAdmin(ctx) && (await isPacked(ctx, id))) throw alreadyPacked()
    if (order.state === 'refunded') throw conflict('wrong-state', phrase('refusal.allSentBack'))
    if (await waitsPacked(ctx, id)) throw conflict('packed', phrase('refusal.isPacked'))
    await giveUp(ctx, order, why === undefined ? { code: 'asked-for' } : { why })
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId: id, kind: 'cancelled' })
  })
}

/** Records who cancelled a locked order, and why. It then holds no parts. */
export async function markCancelled(ctx: Ctx, order: OrderRow, reason: Reason): Promise<void> {
  const record = sql`
    cancelled_at = ${ctx.clock.now()}, cancelled_by = ${nameOn(ctx, order)}, cancelled_why = ${briefly(reason)}`
  await moveOrder(ctx, order, 'cancelled', reason, record)
}

/** The common end of every unfilled, locked order. */
export async function giveUp(ctx: Ctx, order: OrderRow, reason: Reason) {
  await freeHolds(ctx, [order.id])
  await markCancelled(ctx, order, reason)
  if (isAdmin(ctx)) {
    const state = (name: string) => ({ state: name })
    await recordAudit(ctx, {
      what: 'order.cancel',
      id: order.id,
      before: state(order.state),
      after: state('cancelled'),
      why: briefly(reason),
    })
  }
  await ctx.jobs.send(ctx.db, 'release-payments', { orderId: order.id })
}
