import { type RawBuilder, sql } from 'kysely'
import { shopTimeZone, shopToday } from '#domain/places'
import type { Ctx } from '#platform/context'

/** Of such orders `o` nothing more is sent, and their money goes back. */
export const endsUnsent = sql`(o.cancelled_at is not null or o.state = 'refunded')`
/** Paid orders `o` that still wait for something to be sent. */
export const waitsToBeSent = sql`(o.paid_at is not null and o.filled_at is null and not ${endsUnsent})`
/** Orders `o` whose buyer collects them. */
export const collected = sql`(o.delivery ->> 'kind' is not distinct from 'collect')`

/** The orders of such parcels; of those from one place, where that is asked. */
export const ordersOfParcels = (where: RawBuilder<unknown>, place?: number) => sql`
  select order_id from parcel where ${where} and ${place === undefined ? sql`true` : sql`place_id = ${place}`}`
/** A `parcel` is on its way. */
export const isSent = sql`state = 'sent'`

const promisedDay = sql`(o.delivery ->> 'to')::date`
const paidDay = sql`(o.paid_at at time zone ${shopTimeZone})::date`
const longestDelivery = (ctx: Ctx) => sql`${Number(ctx.config.DELIVERY_DAYS.split('-').at(-1))}::int`

/** The day by which an order `o` should have arrived: as promised, or by the longest delivery of the settings. */
export const dueDay = (ctx: Ctx) => sql<string>`
  coalesce(${promisedDay}, greatest(${paidDay}, (select max(due) from hold where order_id = o.id)) + ${longestDelivery(ctx)})`

/**
 * Whether an order `o` should have arrived before today, and it waits to be sent, or a parcel of it is on its way; from one
 * place, where that is asked.
 */
export function isLate(ctx: Ctx, place?: number): RawBuilder<unknown> {
  const today = shopToday(ctx)
  // Each half has an index; joined by "or" they would read every order that the shop ever had. The first day tells that of most
  // orders, whose holds are then not read.
  return sql`o.id in (
      select o.id from orders o where ${waitsToBeSent} and not ${collected}
      union all ${ordersOfParcels(isSent, place)})
    and coalesce(${promisedDay}, ${paidDay} + ${longestDelivery(ctx)}) < ${today} and ${dueDay(ctx)} < ${today}`
}
