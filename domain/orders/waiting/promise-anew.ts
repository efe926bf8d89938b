import { sql } from 'kysely'
import { arriveIfPaidNow } from '#domain/delivery'
import { homeOfLine } from '#domain/places'
import type { Ctx } from '#platform/context'
import type { PromisedDelivery } from '../details-schema.ts'
import type { OrderRow } from '../order.ts'

/**
 * The delivery of an order that is paid now. Its days were promised for a payment at the time of the quote: if it arrives
 * later now, or nobody can tell, it gets the days of today or none.
 */
export async function promiseAnew(ctx: Ctx, order: OrderRow): Promise<PromisedDelivery | null> {
  const { delivery, ship_to } = order
  if (!delivery?.to) return delivery
  const country = ship_to?.country ?? delivery.place?.address?.country ?? ''
  const places = await placesOf(ctx, order.id)
  const now = await arriveIfPaidNow(ctx, { method: delivery.id, country, places })
  if (now && now.to <= delivery.to) return delivery
  return { ...delivery, from: now?.from ?? null, to: now?.to ?? null }
}

/**
 * The places from which the units of an order come: where they are allocated, or else where the part lies. `due`: when what has
 * not come in yet does.
 */
async function placesOf(ctx: Ctx, id: string): Promise<{ place: number; due: string | null }[]> {
  const { rows } = await sql<{ place: number; due: string | null }>`
    select distinct coalesce(a.place_id, home.place_id, 1) as place, case when h.waiting > 0 then h.due end::text as due
    from order_line l
      left join hold h on h.order_id = l.order_id and h.part_id = l.part_id
      left join allocation a on a.order_id = l.order_id and a.part_id = l.part_id
      left join lateral (${homeOfLine}) home on true
    where l.order_id = ${id} and l.quantity > l.cancelled`.execute(ctx.db)
  return rows
}
