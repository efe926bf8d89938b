import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Whether something of an order is packed, or was sent. Its row is locked, so that it stays so. */
export async function isPacked(ctx: Ctx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from parcel where order_id = ${orderId} and unpacked_at is null limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** Whether a packed parcel of an order waits to be sent. Its row is locked, so that it stays so. */
export async function waitsPacked(ctx: Ctx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from parcel where order_id = ${orderId} and state = 'packed' limit 1`.execute(ctx.db)
  return rows.length > 0
}
