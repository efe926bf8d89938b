import { type RawBuilder, sql } from 'kysely'
import type { Moved } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { parcelsFrom } from './parcels-from.ts'

/**
 * Returns units of an order to the places that they were to come from, first what is not packed at any of them. Call it
 * with what `returnStock` has answered, in its transaction. What has been sent from a place does not return to it. It does nothing
 * if no part's units are counted by place.
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
    sql`select order_id, part_id, quantity - sent - waiting as units, true as is_all from hold
      where order_id = any(${orderIds}) and part_id = any(${spread}::int[]) and state <> 'freed'`,
  )
}

/** `units`: how many units of which part return of which order, and whether that is all that it has. */
async function free(ctx: Ctx, units: RawBuilder<unknown>): Promise<void> {
  await sql`
    with units as (${units}),
    there as (
      select a.order_id, a.part_id, a.place_id, a.quantity, u.units, u.is_all, r.round, r.most
      from units u join allocation a using (order_id, part_id) cross join lateral ${parcelsFrom} parcels
        cross join lateral (values
          (1, greatest(0, a.quantity - parcels.packed)),
          (2, least(a.quantity, parcels.packed) - least(a.quantity, parcels.sent))) as r (round, most)
    ), rounds as (
      select *, least(most, greatest(0, units - coalesce(sum(most) over (partition by order_id, part_id
        order by round, most desc, place_id rows between unbounded preceding and 1 preceding), 0))) as back
      from there
    ), shares as (
      select order_id, part_id, place_id, quantity, is_all, sum(back)::int as back
      from rounds group by order_id, part_id, place_id, quantity, is_all
    ), returned as (
      insert into part_place as l (part_id, place_id, free)
      select part_id, place_id, sum(back)::int from shares where back > 0 group by part_id, place_id
      on conflict (part_id, place_id) do update set free = l.free + excluded.free
    ), fewer as (
      update allocation a set quantity = a.quantity - s.back from shares s
      where a.order_id = s.order_id and a.part_id = s.part_id and a.place_id = s.place_id
        and not s.is_all and s.back between 1 and a.quantity - 1
    )
    delete from allocation a using shares s
    where a.order_id = s.order_id and a.part_id = s.part_id and a.place_id = s.place_id
      and (s.is_all or s.back = a.quantity)`.execute(ctx.db)
}
