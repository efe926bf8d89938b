import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import type { Unanswered } from '../schema.ts'

const DAYS = 30

/** Orders whose buyers asked something in the last 30 days that nobody has answered, the longest wait first. For admins. */
export async function listUnanswered(ctx: Ctx, limit: number): Promise<Unanswered[]> {
  adminOf(ctx)
  const { rows } = await sql<Omit<Unanswered, 'askedAt'> & { askedAt: Date }>`
    select o.id as "orderId", o.number as "orderNumber", last.at as "askedAt", last.body as text
    from (select distinct on (order_id) order_id, at, by_shop, body from order_message where at >= ${daysAgo(ctx, DAYS)} order by order_id, id desc)
        as last
      join orders o on o.id = last.order_id
    where not last.by_shop and o.deleted_at is null order by last.at, o.id limit ${limit}`.execute(ctx.db)
  return rows.map(({ askedAt, ...one }) => ({ ...one, askedAt: askedAt.toISOString() }))
}
