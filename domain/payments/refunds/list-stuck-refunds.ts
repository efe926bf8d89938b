import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { Phrased } from '#common/phrase'
import { reasonRead } from '#domain/orders'
import { reasonOf, type Refund } from './queue-refund.ts'
import type { StuckRefund } from '../schema.ts'

/**
 * Refunds that need attention, newest first, for admins: those that failed, until a later one is requested or nothing
 * is left to refund, and those that wait for balance.
 */
export async function listStuckRefunds(ctx: Ctx, limit: number): Promise<Phrased<StuckRefund, 'reason'>[]> {
  adminOf(ctx)
  const { rows } = await sql<StuckRefund & Pick<Refund, 'code' | 'params'>>`
    select r.id as "_id", r.order_id as "orderId", o.number as "orderNumber", r.amount, r.currency,
      r.reason, r.code, r.params, r.state
    from refund r join orders o on o.id = r.order_id join payment p on p.id = r.payment_id
    where (r.state = 'pending' and r.refusals > 0)
      or (r.state = 'failed' and p.refunded < p.received and not exists (
        select from refund later where later.payment_id = r.payment_id and later.created_at >= r.settled_at))
    order by coalesce(r.settled_at, r.created_at) desc, r.id limit ${limit}`.execute(ctx.db)
  return rows.map(({ code, params, reason, ...refund }) => {
    return { ...refund, reason: reasonRead(ctx, refund.currency, reasonOf({ code, params, reason })) ?? '' }
  })
}
