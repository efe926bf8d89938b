import { type RawBuilder, sql } from 'kysely'
import { countsAsPacked, unitsInNoParcel } from '#domain/orders'
import { homeOfLine, shopTimeZone, shopToday } from '#domain/places'
import type { Ctx } from '#platform/context'
import { isPaidBack } from './paid-back.ts'
import type { ToDo } from './schema.ts'

/** Of such orders `o` nothing more is sent, and their money goes back. */
export const isOver = sql`(o.cancelled_at is not null or o.state = 'refunded')`
/** Paid orders `o` that still wait for something to be sent. */
export const open = sql`o.paid_at is not null and o.filled_at is null and not ${isOver}`
const collected = sql`(o.delivery ->> 'kind' is not distinct from 'collect')`
const addressed = sql`(o.ship_to is not null or o.address <> '' or ${collected})`

/** Units of an order's part, `l`, at a place, `a.place_id`, that are in no parcel. */
export const allocatedUnits = sql<number>`(a.quantity - (
  select coalesce(sum(pl.quantity), 0) from parcel p join parcel_line pl on pl.parcel_id = p.id
    join order_line packed on packed.id = pl.line_id
  where p.order_id = a.order_id and p.place_id = a.place_id and packed.part_id = a.part_id
    and ${countsAsPacked}))`

const liesAt = (place: number) => sql`case
  when exists (select from allocation where order_id = o.id and part_id = l.part_id)
  then exists (select from allocation a where a.order_id = o.id and a.part_id = l.part_id and a.place_id = ${place}
    and ${allocatedUnits} > 0)
  else coalesce((select place_id from (${homeOfLine}) h), 1) = ${place} end`

/** Whether units of `orders o` that are there are in no parcel yet. */
const hasOpenUnits = (place: number | undefined) => sql`exists (
  select from order_line l
  where l.order_id = o.id and ${place === undefined ? sql`true` : liesAt(place)}
  group by l.part_id, case when l.part_id is null then l.id end
  having sum(${unitsInNoParcel}) > coalesce((select waiting from hold where order_id = o.id and part_id = l.part_id), 0))`

const ofParcels = (where: RawBuilder<unknown>, place: number | undefined) => sql`
  select order_id from parcel where ${where} and ${place === undefined ? sql`true` : sql`place_id = ${place}`}`
const hasParcel = (where: RawBuilder<unknown>, place: number | undefined) => sql`o.id in (${ofParcels(where, place)})`

const isSent = sql`state = 'sent'`
/** What the carrier of a `parcel` told last. */
const lastNews = sql`(select what from parcel_event where parcel_id = parcel.id order by at desc, received_at desc limit 1)`

const promisedDay = sql`(o.delivery ->> 'to')::date`
const paidDay = sql`(o.paid_at at time zone ${shopTimeZone})::date`
const longestDelivery = (ctx: Ctx) => sql`${Number(ctx.config.DELIVERY_DAYS.split('-').at(-1))}::int`

/** The day by which an order `o` should have arrived: as promised, or by the longest delivery of the settings. */
export const dueDay = (ctx: Ctx) => sql<string>`
  coalesce(${promisedDay}, greatest(${paidDay}, (select max(due) from hold where order_id = o.id)) + ${longestDelivery(ctx)})`

/** Whether an order `o` should have arrived before today. The first half tells that of most, whose holds are then not read. */
function isLate(ctx: Ctx): RawBuilder<unknown> {
  const today = shopToday(ctx)
  return sql`coalesce(${promisedDay}, ${paidDay} + ${longestDelivery(ctx)}) < ${today} and ${dueDay(ctx)} < ${today}`
}

/** Which orders `o` stand on a list of what is to be done; at one place, where that is asked. */
export function isOn(ctx: Ctx, list: ToDo, place?: number): RawBuilder<unknown> {
  const isPacked = hasParcel(sql`state = 'packed'`, place)
  const lists: Record<ToDo, RawBuilder<unknown>> = {
    pick: sql`${open} and o.owed = 0 and ${addressed} and ${hasOpenUnits(place)}`,
    waiting: sql`${open} and exists (select from hold where order_id = o.id and waiting > 0)`,
    send: sql`${isPacked} and not ${collected}`,
    collect: sql`${isPacked} and ${collected}`,
    'under-way': hasParcel(isSent, place),
    // Each half has an index; joined by "or" they would read every order that the shop ever had.
    late: sql`o.id in (
      select o.id from orders o where ${open} and not ${collected}
      union all ${ofParcels(isSent, place)}) and ${isLate(ctx)}`,
    'came-back': hasParcel(sql`${isSent} and ${lastNews} = 'returned'`, place),
    lost: sql`not ${isOver} and ${hasParcel(sql`state = 'lost' and replaced_at is null and not ${isPaidBack}`, place)}`,
    'no-address': sql`${open} and not ${addressed}`,
    'owes-money': sql`${open} and o.owed > 0`,
  }
  return lists[list]
}
