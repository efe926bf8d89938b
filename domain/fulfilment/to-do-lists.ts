import { type RawBuilder, sql } from 'kysely'
import {
  collected,
  countsAsPacked,
  endsUnsent,
  isLate,
  isSent,
  ordersOfParcels,
  unitsInNoParcel,
  waitsToBeSent,
} from '#domain/orders'
import { homeOfLine } from '#domain/places'
import type { Ctx } from '#platform/context'
import { isPaidBack } from './paid-back.ts'
import type { ToDo } from './schema.ts'

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

const hasParcel = (where: RawBuilder<unknown>, place: number | undefined) =>
  sql`o.id in (${ordersOfParcels(where, place)})`

/** What the carrier of a `parcel` told last. */
const lastNews = sql`(select what from parcel_event where parcel_id = parcel.id order by at desc, received_at desc limit 1)`

/** Which orders `o` stand on a list of what is to be done; at one place, where that is asked. */
export function isOn(ctx: Ctx, list: ToDo, place?: number): RawBuilder<unknown> {
  const isPacked = hasParcel(sql`state = 'packed'`, place)
  const lists: Record<ToDo, RawBuilder<unknown>> = {
    pick: sql`${waitsToBeSent} and o.owed = 0 and ${addressed} and ${hasOpenUnits(place)}`,
    waiting: sql`${waitsToBeSent} and exists (select from hold where order_id = o.id and waiting > 0)`,
    send: sql`${isPacked} and not ${collected}`,
    collect: sql`${isPacked} and ${collected}`,
    'under-way': hasParcel(isSent, place),
    late: isLate(ctx, place),
    'came-back': hasParcel(sql`${isSent} and ${lastNews} = 'returned'`, place),
    lost: sql`not ${endsUnsent} and ${hasParcel(sql`state = 'lost' and replaced_at is null and not ${isPaidBack}`, place)}`,
    'no-address': sql`${waitsToBeSent} and not ${addressed}`,
    'owes-money': sql`${waitsToBeSent} and o.owed > 0`,
  }
  return lists[list]
}
