import { type RawBuilder, sql } from 'kysely'
import type { Moved } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/**
 * Returns units of an order to the places that they were to come from: call it with what `returnStock` has answered, in
 * its transaction. What has been sent from a place does not return to it. It does nothing if no part's units are counted
 * by place.
 */
export async function freeAllocation(ctx: Ctx, orderId: string, parts: readonly Moved[]): Promise<void> {
  const spread = parts.filter((part) => part.spread)
  if (spread.length === 0) return
  await free(
    ctx,
    sql`select ${orderId}::text as order_id, *, false as is_all
      from unnest(${spread.map(({ partId }) => partId)}::int[], ${spread.map(({ quantity }) => quantity)}::int[])
        as u (part_id, units)`,
  )
}

/**
 * The same for everything that these orders still hold, so before their holds are freed. `parts`: what `returnStock` has
 * answered for all of them together.
 */
export async function freeAllocations(ctx: Ctx, orderIds: readonly string[], parts: readonly Moved[]): Promise<void> {
  const spread = parts.filter((part) => part.spread).map(({ partId }) => partId)
  if (spread.length === 0) return
  await free(
    ctx,
    sql`select order_id, part_id, quantity - sent as units, true as is_all from hold
      where order_id = any(${orderIds}) and part_id = any(${spread}::int[]) and state <> 'freed'`,
  )
}

/** `units`: how many units of which part return of which order, and whether that is all that it has. */
async function free(ctx: Ctx, units: RawBuilder<unknown>): Promise<void> {
  await sql`
    with units as (${units}),
    places as (
      select a.*, u.units, u.is_all, coalesce(gone.sent, 0) as sent, coalesce(gone.packed, 0) as packed
      from units u join allocation a using (order_id, part_id) left join lateral (
        select sum(pl.quantity) filter (where p.sent_at is not null) as sent, sum(pl.quantity) as packed
        from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line ol on ol.id = pl.line_id
        where p.order_id = a.order_id and p.place_id = a.place_id and p.unpacked_at is null and ol.part_id = a.part_id
      ) gone on true
    ), left_there as (
      select *, greatest(0, quantity - sent) as there from places
    ), shares as (
      select *, least(there, greatest(0, units - coalesce(sum(there) over (partition by order_id, part_id
        order by packed - quantity, place_id rows between unbounded preceding and 1 preceding), 0)))::int as back
      from left_there
    ), more as (
      update part_place l set free = l.free + s.back
      from (select part_id, place_id, sum(back)::int as back from shares group by part_id, place_id) s
      where l.part_id = s.part_id and l.place_id = s.place_id and s.back > 0
    ), fewer as (
      update allocation a set quantity = a.quantity - s.back from shares s
      where a.order_id = s.order_id and a.part_id = s.part_id and a.place_id = s.place_id
        and not s.is_all and s.back between 1 and a.quantity - 1
    )
    delete from allocation a using shares s
    where a.order_id = s.order_id and a.part_id = s.part_id and a.place_id = s.place_id
      and (s.is_all or s.back = a.quantity)`.execute(ctx.db)
}
