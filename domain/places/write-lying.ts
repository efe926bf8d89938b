import { sql } from 'kysely'
import { lockParts, setStock } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE } from './place.ts'

/** A part in a place. `units`: free to sell there; null: all of it lies there, however much it is. */
export type Lying = { place: number; shelf: string; units: number | null }
export type LyingPart = { partId: number; places: readonly Lying[] }

/**
 * Sets where parts lie, a few thousand at once; units that are given are their stock from now on. Several places of a
 * part all have units. Needs a transaction that keeps the places open.
 *
 * Open orders of a part that begins to lie in several places take their units from where they are packed, or else from
 * where it lay. Of a part that lies in one place only, they take them there.
 */
export async function writeLying(ctx: Ctx, parts: readonly LyingPart[]): Promise<void> {
  const ids = parts.map(({ partId }) => partId)
  await lockParts(ctx, ids)
  await setStock(
    ctx,
    parts.flatMap(({ partId, places }) =>
      places.every(({ units }) => units !== null)
        ? [{ partId, stock: places.reduce((sum, { units }) => sum + units!, 0) }]
        : [],
    ),
  )
  const [several, one] = [true, false].map((wanted) =>
    parts.filter(({ places }) => places.length > 1 === wanted).map(({ partId }) => partId),
  )
  await sql`
    with held as (
      select h.order_id, h.part_id, coalesce(l.place_id, ${FIRST_PLACE}) as place_id,
        h.quantity - h.waiting as quantity
      from hold h join stock s using (part_id) left join part_place l using (part_id)
      where h.part_id = any(${several}::int[]) and not s.spread and h.state <> 'freed' and h.sent < h.quantity - h.waiting
    ), packed as (
      select h.order_id, h.part_id, p.place_id, sum(pl.quantity)::int as quantity
      from held h join parcel p using (order_id) join parcel_line pl on pl.parcel_id = p.id
        join order_line ol on ol.id = pl.line_id and ol.part_id = h.part_id
      where p.unpacked_at is null and p.replaced_at is null group by 1, 2, 3
    ), units as (
      select * from packed
      union all select order_id, part_id, place_id, quantity - coalesce(
        (select sum(quantity) from packed p where p.order_id = h.order_id and p.part_id = h.part_id), 0) from held h
    )
    insert into allocation (order_id, part_id, place_id, quantity)
    select order_id, part_id, place_id, sum(quantity) from units group by 1, 2, 3 having sum(quantity) > 0`.execute(
    ctx.db,
  )
  await sql`delete from allocation where part_id = any(${one}::int[])`.execute(ctx.db)
  await sql`delete from part_place where part_id = any(${ids}::int[])`.execute(ctx.db)
  const rows = parts.flatMap(({ partId, places }) => {
    const isOne = places.length === 1
    return places.map(({ place, shelf, units }) => ({ partId, place, shelf, free: isOne ? null : units }))
  })
  await sql`
    insert into part_place (part_id, place_id, shelf, free)
    select * from unnest(${rows.map((row) => row.partId)}::int[], ${rows.map((row) => row.place)}::int[],
      ${rows.map((row) => row.shelf)}::text[], ${rows.map((row) => row.free)}::int[])`.execute(ctx.db)
}
