import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin, userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { giveUp } from './cancel-order.ts'
import { lockOrder } from './order.ts'

/**
 * Cancels an unpaid order and hides it from its buyer. Its row stays, because a payment may be in progress; if one
 * arrives, it is refunded. Holding the order's key is not enough: 404.
 */
export async function deleteOrder(ctx: Ctx, id: string): Promise<{ deletedCount: number }> {
  const asker = userOf(ctx)
  return tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (order.user_id !== asker.id && !isAdmin(ctx)) throw notFound('order')
    if (order.paid_at) throw conflict('already-paid', phrase('refusal.paidNotDeleted'))
    if (order.deleted_at) return { deletedCount: 0 }
    if (order.state !== 'cancelled') await giveUp(ctx, order, { code: 'deleted' })
    await sql`update orders set deleted_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
    return { deletedCount: 1 }
  })
}
