import { sql } from 'kysely'
import { arriveIfPaidNow, promisedDays, type PromisedDays } from '#domain/delivery'
import { homeOfLine } from '#domain/places'
import type { Ctx } from '#platform/context'
import type { PromisedDelivery } from '../details-schema.ts'
import type { OrderRow } from '../order.ts'

/**
 * The delivery of an order that is paid now. Its days were promised for a payment at the time of the quote: if it arrives
 * later now, or nobody can tell, it gets the days of today or none.
 */
export async function promiseAnew(ctx: Ctx, order: OrderRow): Promise<PromisedDelivery | null> {
  const { id, delivery, ship_to } = order
  if (!delivery?.to) return delivery
  const now = promisedDays(await arriveIfPaidNow(ctx, await leavingOf(ctx, { id, delivery, ship_to })))
  if (now && isMet(delivery, now)) return delivery
  const { parcels: _, ...how } = delivery
  return { ...how, ...(now ?? { from: null, to: null }) }
}

/** Whether no parcel arrives later than it was promised, and as many of them arrive on days of their own. */
const isMet = ({ to, parcels }: PromisedDelivery, now: PromisedDays) =>
  parcels
    ? parcels.length === now.parcels?.length && parcels.every((promised, n) => now.parcels![n]!.to <= promised.to)
    : now.to <= to!

type Promised = Pick<OrderRow, 'id' | 'ship_to'> & { delivery: PromisedDelivery }

/** How the parcels of an order would go that leave now. */
export async function leavingOf(ctx: Ctx, { id, delivery, ship_to }: Promised) {
  const country = ship_to?.country ?? delivery.place?.address?.country ?? ''
  return { method: delivery.id, country, places: await placesOf(ctx, id) }
}

/**
 * The places from which the parcels of an order leave: where units are allocated, or else where the part lies. `due`: what has
 * not come in yet leaves in a parcel of its own, when the last of it is there.
 */
async function placesOf(ctx: Ctx, id: string): Promise<{ place: number; due: string | null }[]> {
  const { rows } = await sql<{ place: number; due: string | null }>`
    with part as (
      select a.place_id as allocated, home.place_id as home, h.waiting, h.due, coalesce(h.quantity > h.waiting, true) as "isThere"
      from order_line l
        left join hold h on h.order_id = l.order_id and h.part_id = l.part_id
        left join allocation a on a.order_id = l.order_id and a.part_id = l.part_id
        left join lateral (${homeOfLine}) home on true
      where l.order_id = ${id} and l.quantity > l.cancelled
    )
    select distinct coalesce(allocated, home, 1) as place, null as due from part where "isThere"
    union all
    select coalesce(home, 1), max(due)::text from part where waiting > 0 group by 1`.execute(ctx.db)
  return rows
}
