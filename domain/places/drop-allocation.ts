import { sql } from 'kysely'
import type { Wanted } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/** Forgets units that an order had from a place and that are gone for good; the place does not get them back. */
export async function dropAllocation(ctx: Ctx, orderId: string, placeId: number, parts: readonly Wanted[]) {
  await sql`
    with gone as (
      select * from unnest(${parts.map((part) => part.partId)}::int[], ${parts.map((part) => part.quantity)}::int[])
        as g (part_id, quantity)
    ), fewer as (
      update allocation a set quantity = a.quantity - g.quantity from gone g
      where a.order_id = ${orderId} and a.place_id = ${placeId} and a.part_id = g.part_id and a.quantity > g.quantity
    )
    delete from allocation a using gone g
    where a.order_id = ${orderId} and a.place_id = ${placeId} and a.part_id = g.part_id and a.quantity <= g.quantity`.execute(
    ctx.db,
  )
}
