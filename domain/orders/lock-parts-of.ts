import { sql } from 'kysely'
import { lockParts } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { OrderRow } from './order.ts'

/**
 * Locks all parts of an order and of its open change at once, in order: its holds name only counted parts, and the others
 * would be locked after them.
 */
export async function lockPartsOf(ctx: Ctx, order: OrderRow): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select part_id as id from order_line where order_id = ${order.id} and part_id is not null
    union select l.part_id from order_change c join order_change_line l on l.change_id = c.id
    where c.order_id = ${order.id} and c.ended_at is null and l.part_id is not null`.execute(ctx.db)
  await lockParts(
    ctx,
    rows.map((row) => row.id),
  )
}
