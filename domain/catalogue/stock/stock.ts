import { type RawBuilder, sql } from 'kysely'
import { FEW } from '#common/constants'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { moreComesBy, isAwaited, queueFilling, unitsThere } from './back-order.ts'
import { pictureOf } from '../part-views.ts'
import { priceFor } from '../prices/price-breaks.ts'

/** `priced`: the units whose quantity price counts, if those are others than the `quantity` itself. */
export type Wanted = { partId: number; quantity: number; priced?: number }

/** Units that were taken or returned. `spread`: they are counted by place (domain/places). */
export type Moved = Omit<Wanted, 'priced'> & { spread: boolean }

/**
 * A part as an order needs it, with what each of so many units costs, in the smallest unit. `stock` is what was free before;
 * null: not counted. `due`: the day by which units beyond it come; null: it is not sold beyond its stock.
 */
export type OrderedPart = Moved & {
  number: string
  name: string
  brand: string
  price: number
  stock: number | null
  due: string | null
  img: string
}

/**
 * Parts that anybody can order, or all, whether they are sold or not; and whether units beyond the stock are promised.
 */
type Which = { parts?: 'sold' | 'all'; promises?: boolean }

/**
 * Takes all the wanted units from the counted stock, as far as they are there, or none: then some part's `stock` is below its
 * `quantity` and more of it is not promised, or a part is missing from the result because it is not sold. It locks parts in
 * the order of their ids, each before its stock, so that orders that share parts wait for each other and never deadlock.
 */
export async function takeStock(ctx: Ctx, wanted: readonly Wanted[], which?: Which): Promise<OrderedPart[]> {
  const { parts } = await takeStockAfter(ctx, sql`select`, wanted, which)
  return parts
}

/**
 * The same in one round trip with a query that takes the locks that come before parts. That query returns one row,
 * whose columns have other names than a part's; the row is returned too.
 */
export async function takeStockAfter<T>(
  ctx: Ctx,
  query: RawBuilder<T>,
  wanted: readonly Wanted[],
  { parts: of = 'sold', promises = true }: Which = {},
): Promise<{ first: T; parts: OrderedPart[] }> {
  const { rows } = await sql<T & (Taken | { partId: null })>`
    with first as materialized (${query}), wanted as (
      select * from unnest(${wanted.map((one) => one.partId)}::int[], ${wanted.map((one) => one.quantity)}::int[],
        ${wanted.map((one) => one.priced ?? one.quantity)}::int[]) as w (part_id, quantity, priced)
    ), parts as materialized (
      select p.id, p.number, p.name, ${priceFor(sql`w.priced`)} as price, p.img, p.type_id, p.brand_id, w.quantity
      from first cross join wanted w join part p on p.id = w.part_id${of === 'sold' ? sql` and p.status = 'sold'` : sql``}
      order by p.id for no key update of p
    ), counted as (
      select p.id, p.quantity, s.free, s.spread, ${unitsThere} as there, ${promises ? moreComesBy(ctx) : sql`null::date`} as due
      from parts p join stock s on s.part_id = p.id
      order by p.id for no key update of s
    ), verdict as (
      select (select count(*) from parts) = ${wanted.length}
        and not exists (select from counted where there < quantity and due is null) as all_there
    ), taken as (
      update stock s set free = c.free - least(c.there, c.quantity) from counted c, verdict v
      where s.part_id = c.id and v.all_there and c.there > 0
    )
    select f.*, p.id as "partId", p.quantity, p.number, p.name, b.name as brand, p.price, c.there as stock, c.due::text,
      coalesce(c.spread, false) as spread, p.img, t.picture
    from first f left join (
      parts p left join counted c on c.id = p.id join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
    ) on true
    order by p.id`.execute(ctx.db)
  const parts = rows.filter((row): row is T & Taken => row.partId !== null).map(orderedPart)
  if (isThere(parts, wanted))
    await tell(
      ctx,
      parts.filter((part) => part.stock !== null && part.stock - part.quantity <= FEW),
    )
  return { first: rows[0]!, parts }
}

type Taken = Omit<OrderedPart, 'img'> & { img: string | null; picture: string }

const orderedPart = (row: Taken): OrderedPart => {
  const { partId, quantity, spread, number, name, brand, price, stock, due, img, picture } = row
  return { partId, quantity, spread, number, name, brand, price, stock, due, img: img ?? pictureOf(picture) }
}

/** How many of the wanted units are beyond the stock. */
export const beyond = ({ stock, quantity }: Pick<OrderedPart, 'stock' | 'quantity'>) =>
  stock === null ? 0 : Math.max(0, quantity - stock)

/** The units that were taken, without those that are promised. */
export const takenOf = (parts: readonly OrderedPart[]): Moved[] =>
  parts.map(({ partId, spread, ...part }) => ({ partId, spread, quantity: part.quantity - beyond(part) }))

/** Whether all wanted units could be taken, or are promised. */
export const isThere = (parts: readonly OrderedPart[], wanted: readonly Wanted[]) =>
  parts.length === wanted.length && parts.every((part) => beyond(part) === 0 || part.due !== null)

/** Drops the pages that show these parts, because they show how few units are left. */
const tell = (ctx: Ctx, parts: readonly { partId: number }[]) =>
  changed(ctx, ...parts.map((part) => tag.part(part.partId)))

/**
 * Returns units to the counted stock, and answers which. Skips parts that are no longer counted or no longer exist. It
 * locks as `takeStock`.
 */
export async function returnStock(ctx: Ctx, parts: readonly Wanted[]): Promise<Moved[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<Moved & { before: number; awaited: boolean }>`
    with returned as (
      select * from unnest(${parts.map((one) => one.partId)}::int[], ${parts.map((one) => one.quantity)}::int[])
        as r (part_id, quantity)
    ), parts as materialized (
      select p.id, r.quantity from returned r join part p on p.id = r.part_id order by p.id for no key update of p
    ), locked as (
      select s.part_id, s.free, p.quantity from parts p join stock s on s.part_id = p.id
      order by p.id for no key update of s
    )
    update stock s set free = l.free + l.quantity from locked l where s.part_id = l.part_id
    returning s.part_id as "partId", l.quantity, s.spread, l.free as before, ${isAwaited} as awaited`.execute(ctx.db)
  await tell(
    ctx,
    rows.filter((part) => part.before <= FEW),
  )
  await queueFilling(
    ctx,
    rows.filter(({ awaited }) => awaited).map(({ partId }) => partId),
  )
  return rows
}
