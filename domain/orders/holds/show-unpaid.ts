import { sql } from 'kysely'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { UnpaidHeld } from '../unpaid-schema.ts'
import { mostUnpaid } from './unpaid.ts'

/**
 * What the signed-in user holds unpaid, counted as `lock_unpaid` of the database counts it for an order, and how much that may be. It
 * locks nothing: another order may be placed meanwhile.
 */
export async function showUnpaid(ctx: Ctx): Promise<UnpaidHeld> {
  const { rows } = await sql<{ confirmed: boolean; orders: number; units: number }>`
    select u.email_verified as confirmed, count(o.id)::int as orders, coalesce(sum(h.units), 0)::int as units
    from users u
    left join orders o on o.user_id = u.id and o.state in ('placed', 'paying')
      and (o.state = 'paying' or o.hold_until > ${ctx.clock.now()})
    left join lateral (
      select sum(quantity) as units from hold where order_id = o.id and state = 'held') h on true
    where u.id = ${userOf(ctx).id} group by u.id`.execute(ctx.db)
  const { confirmed, orders, units } = rows[0] ?? { confirmed: false, orders: 0, units: 0 }
  return { orders, units, ...mostUnpaid(ctx, confirmed) }
}
