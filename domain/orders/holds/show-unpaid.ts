import { sql } from 'kysely'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { UnpaidHeld } from '../unpaid-schema.ts'
import { mostUnpaid } from './unpaid.ts'

/**
 * What the signed-in user holds unpaid, counted as an order counts it, and how much that may be. It locks nothing: another order may be
 * placed meanwhile.
 */
export async function showUnpaid(ctx: Ctx): Promise<UnpaidHeld> {
  const { rows } = await sql<{ confirmed: boolean; orders: number; units: number }>`
    select u.email_verified as confirmed, h.held_orders as orders, h.held_units as units
    from users u, held_unpaid(u.id, ${ctx.clock.now()}) h where u.id = ${userOf(ctx).id}`.execute(ctx.db)
  const { confirmed, orders, units } = rows[0] ?? { confirmed: false, orders: 0, units: 0 }
  return { orders, units, ...mostUnpaid(ctx, confirmed) }
}
