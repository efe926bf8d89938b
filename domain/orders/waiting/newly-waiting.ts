import { sql } from 'kysely'
import { moreComesBy, unitsThere } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { lockPartsOf } from '../lock-parts-of.ts'
import type { OrderRow } from '../order.ts'
import { isCollected } from '../parcels/parcels.ts'

type NewlyWaiting = { partId: string; name: string; waits: number; due: string }

/**
 * Units that a lapsed, locked order would wait for if it took its parts again now, and did not wait for before: a freed hold
 * keeps the day for which its units were promised. Locks its parts. What is collected never waits.
 */
export async function newlyWaiting(ctx: Ctx, order: OrderRow): Promise<NewlyWaiting[]> {
  if (isCollected(order)) return []
  await lockPartsOf(ctx, order)
  const { rows } = await sql<NewlyWaiting>`
    select w.part_id::text as "partId", w.name, w.quantity - ${unitsThere} as waits, ${moreComesBy(ctx)}::text as due
    from (
      select part_id, max(name) as name, sum(quantity)::int as quantity from order_line
      where order_id = ${order.id} group by part_id
    ) w join stock s on s.part_id = w.part_id left join hold h on h.order_id = ${order.id} and h.part_id = w.part_id
    where h.due is null and w.quantity > ${unitsThere} and ${moreComesBy(ctx)} is not null order by w.part_id`.execute(
    ctx.db,
  )
  return rows
}
