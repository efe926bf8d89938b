import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { alreadyPacked } from './cancel-units.ts'
import { freeHolds } from './holds/holds.ts'
import { moveOrder, noteOnOrder } from './move-order.ts'
import { lockOrder, nameOn, type OrderRow } from './order.ts'
import { dropChange, findOpenChange } from './changes/order-change.ts'
import { isPacked, waitsPacked } from './parcels/packed.ts'
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
    const isRefunded = order.state === 'refunded'
    if (isRefunded && (!isAdmin(ctx) || !isUnsent(order))) throw conflict('wrong-state', phrase('refusal.allSentBack'))
    if (await waitsPacked(ctx, id)) throw conflict('packed', phrase('refusal.isPacked'))
    const reason = why === undefined ? ({ code: 'asked-for' } as const) : { why }
    await giveUp(ctx, order, isRefunded ? { code: 'refunded-unsent', ...(why !== undefined && { why }) } : reason)
    if (!isRefunded) await ctx.jobs.send(ctx.db, 'order-mail', { orderId: id, kind: 'cancelled', why })
  })
}

/** Something of it was not sent, and nobody has cancelled it. */
const isUnsent = ({ cancelled_at, filled_at }: OrderRow) => cancelled_at === null && filled_at === null

/**
 * Cancels a locked order all of whose money goes back or went back, so that what was not sent is in stock again. Null: all was
 * sent, it is cancelled already, or a packed parcel waits; whoever opens or sends that calls this again.
 */
export async function giveUpRefunded(ctx: Ctx, order: OrderRow): Promise<OrderRow | null> {
  if (!isUnsent(order) || (await waitsPacked(ctx, order.id))) return null
  return giveUp(ctx, order, { code: 'refunded-unsent' })
}

/** Records who cancelled a locked order, and why. It then holds no parts. An order that is refunded stays so. */
export async function markCancelled(ctx: Ctx, order: OrderRow, reason: Reason): Promise<OrderRow> {
  const now = ctx.clock.now()
  const record = sql`cancelled_at = ${now}, cancelled_by = ${nameOn(ctx, order)}, cancelled_why = ${briefly(reason)}`
  if (order.state === 'refunded') await noteOnOrder(ctx, order, reason, record)
  else order = await moveOrder(ctx, order, 'cancelled', reason, record)
  return { ...order, cancelled_at: now }
}

/** The common end of every unfilled, locked order. */
export async function giveUp(ctx: Ctx, order: OrderRow, reason: Reason): Promise<OrderRow> {
  const change = await findOpenChange(ctx, order)
  if (change) await dropChange(ctx, order, change, 'withdrawn')
  await freeHolds(ctx, [order.id])
  const cancelled = await markCancelled(ctx, order, reason)
  if (isAdmin(ctx)) {
    const state = (name: string) => ({ state: name })
    await recordAudit(ctx, {
      what: 'order.cancel',
      id: order.id,
      before: state(order.state),
      after: state(cancelled.state),
      why: briefly(reason),
    })
  }
  await ctx.jobs.send(ctx.db, 'release-payments', { orderId: order.id })
  return cancelled
}
