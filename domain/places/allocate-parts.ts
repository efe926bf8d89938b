import { sql } from 'kysely'
import type { Moved } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE } from './place.ts'
import { splitUnits } from './split-units.ts'

/**
 * Decides from which places the units of an order come, as few places as possible, and takes them there. Call it in the
 * transaction that has just taken these parts' stock, so that it has them locked, and has inserted the order. `at`: the
 * place where the order is collected. It reads nothing if no part's units are counted by place.
 */
export async function allocateParts(ctx: Ctx, orderId: string, parts: readonly Moved[], at?: number): Promise<void> {
  const spread = new Set(parts.filter((part) => part.spread).map(({ partId }) => partId))
  if (spread.size === 0) return
  const { rows } = await sql<{ partId: number; placeId: number; free: number | null }>`
    select w.part_id as "partId", place.id as "placeId", l.free
    from unnest(${parts.map(({ partId }) => partId)}::int[]) as w (part_id)
      left join part_place l on l.part_id = w.part_id join place on place.id = coalesce(l.place_id, ${FIRST_PLACE})
    order by place.rank, place.id`.execute(ctx.db)
  // What lies in one place has been taken there by taking it from the stock.
  const free = rows.map((row) => ({ ...row, free: row.free ?? Infinity }))
  const taken = splitUnits(parts, free, at).flatMap(({ placeId, parts }) =>
    parts.filter(({ partId }) => spread.has(partId)).map((part) => ({ placeId, ...part })),
  )
  await sql`
    with taken as (
      select * from unnest(${taken.map((one) => one.partId)}::int[], ${taken.map((one) => one.placeId)}::int[],
        ${taken.map((one) => one.quantity)}::int[]) as t (part_id, place_id, quantity)
    ), less as (
      update part_place l set free = l.free - t.quantity from taken t
      where l.part_id = t.part_id and l.place_id = t.place_id
    )
    insert into allocation as a (order_id, part_id, place_id, quantity)
    select ${orderId}, part_id, place_id, quantity from taken
    on conflict (order_id, part_id, place_id) do update set quantity = a.quantity + excluded.quantity`.execute(ctx.db)
}
