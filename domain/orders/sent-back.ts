import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * What has gone back of the payments that an order took, or is on its way back, in the smallest unit. A refund that
 * fails counts no more.
 */
export async function sentBackOf(ctx: Ctx, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(refunded), 0)::int as amount from payment
    where order_id = ${orderId} and state = 'succeeded'`.execute(ctx.db)
  return rows[0]!.amount
}
