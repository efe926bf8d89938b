import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { linesOfOrder, type OrderWithLines, toOrder } from '../order.ts'
import type { Order } from '../schema.ts'
import { withDisputes } from './with-disputes.ts'

/** These orders, in this order. For admins. */
export async function readOrders(ctx: Ctx, ids: readonly string[]): Promise<Order[]> {
  adminOf(ctx)
  const { rows } = await sql<OrderWithLines>`
    select o.*, ${linesOfOrder(ctx)} from unnest(${ids}::text[]) with ordinality as wanted (id, at)
      join orders o on o.id = wanted.id order by at`.execute(ctx.db)
  return withDisputes(ctx, rows.map(toOrder))
}
