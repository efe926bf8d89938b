import { type RawBuilder, sql } from 'kysely'
import { shopTimeZone, shopToday } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { collected, isSent, ordersOfParcels, waitsToBeSent } from './waits-to-be-sent.ts'

const promisedDay = sql`(o.delivery ->> 'to')::date`
const paidDay = sql`(o.paid_at at time zone ${shopTimeZone})::date`
const longestDelivery = (ctx: Ctx) => sql`${ctx.config.deliveryDays.to}::int`

/** So many working days after a day, of which Saturday and Sunday are none. */
const workingDaysAfter = (day: RawBuilder<unknown>, count: RawBuilder<unknown>) => sql`(
  select day - greatest(weekday - 5, 0) + ${count} + 2 * ((least(weekday, 5) - 1 + ${count}) / 5)
  from (select day, extract(isodow from day)::int as weekday from (select ${day} as day) as begins) as begun)`

/** The day by which an order `o` should have arrived: as promised, or by the longest delivery of the settings, in working days. */
export const dueDay = (ctx: Ctx) => sql<string>`
  coalesce(${promisedDay}, ${workingDaysAfter(
    sql`greatest(${paidDay}, (select max(due) from hold where order_id = o.id))`,
    longestDelivery(ctx),
  )})`

/** A parcel that nobody has missed for so many days since it was sent counts as there: few sellers note what arrived. */
export const QUIET_DAYS = 60
const isMissed = (ctx: Ctx) =>
  sql`${isSent} and sent_at > (${shopToday(ctx)} - ${QUIET_DAYS}::int)::timestamp at time zone 'UTC'`

/**
 * Whether an order `o` should have arrived before today, and it waits to be sent, or a parcel of it is on its way and not yet
 * quiet; from one place, where that is asked.
 */
export function isLate(ctx: Ctx, place?: number): RawBuilder<unknown> {
  const today = shopToday(ctx)
  // Each half has an index; joined by "or" they would read every order that the shop ever had. The first day tells that of most
  // orders, whose holds are then not read.
  return sql`o.id in (
      select o.id from orders o where ${waitsToBeSent} and not ${collected}
      union all ${ordersOfParcels(isMissed(ctx), place)})
    and coalesce(${promisedDay}, ${paidDay} + ${longestDelivery(ctx)}) < ${today} and ${dueDay(ctx)} < ${today}`
}
