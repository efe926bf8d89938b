import { sql } from 'kysely'
import { FEW } from '#common/constants'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { pictureOf } from './pictures.ts'

export type Wanted = { partId: number; quantity: number }

/** A part as an order needs it. `stock` is what was free before; null: not counted. */
export type OrderedPart = Wanted & {
  number: string
  name: string
  brand: string
  price: number
  stock: number | null
  img: string
}

/**
 * Takes all that is wanted from the counted stock, or nothing at all: then some part's `stock` is below its
 * `quantity`, or a part is missing from the answer since it is not sold. Parts are locked in the order of their ids,
 * so that orders which share parts wait for each other and never deadlock.
 */
export async function takeStock(ctx: Ctx, wanted: readonly Wanted[]): Promise<OrderedPart[]> {
  const { rows } = await sql<OrderedPart & { picture: string }>`
    with wanted as (
      select * from unnest(${wanted.map((one) => one.partId)}::int[], ${wanted.map((one) => one.quantity)}::int[])
        as w (part_id, quantity)
    ), locked as (
      select p.id, p.number, p.name, p.price, p.stock, p.img, p.type_id, p.brand_id, w.quantity
      from wanted w join part p on p.id = w.part_id
      order by p.id for no key update of p
    ), verdict as (
      select count(*) = ${wanted.length} and bool_and(stock is null or stock >= quantity) as all_there from locked
    ), taken as (
      update part p set stock = l.stock - l.quantity from locked l, verdict v
      where p.id = l.id and l.stock is not null and v.all_there
    )
    select l.id as "partId", l.quantity, l.number, l.name, b.name as brand, l.price, l.stock, l.img, t.picture
    from locked l join brand b on b.id = l.brand_id join part_type t on t.id = l.type_id
    order by l.id`.execute(ctx.db)
  const parts = rows.map(({ picture, ...part }) => ({ ...part, img: part.img ?? pictureOf(picture) }))
  if (isThere(parts, wanted))
    await tell(
      ctx,
      parts.filter((part) => part.stock !== null && part.stock - part.quantity <= FEW),
    )
  return parts
}

/** Whether all that was wanted could be taken. */
export const isThere = (parts: readonly OrderedPart[], wanted: readonly Wanted[]) =>
  parts.length === wanted.length && parts.every((part) => part.stock === null || part.stock >= part.quantity)

/** Kept pages that show a part are made anew as long as they tell how few are left. */
const tell = (ctx: Ctx, parts: readonly { partId: number }[]) =>
  changed(ctx, ...parts.map((part) => `part:${part.partId}`))

/** Puts units back into the counted stock. A part that is no longer counted, or no longer there, stays as it is. */
export async function returnStock(ctx: Ctx, parts: readonly Wanted[]): Promise<void> {
  if (parts.length === 0) return
  const { rows } = await sql<{ partId: number; before: number }>`
    with locked as (
      select p.id, p.stock, r.quantity
      from unnest(${parts.map((one) => one.partId)}::int[], ${parts.map((one) => one.quantity)}::int[])
        as r (part_id, quantity)
      join part p on p.id = r.part_id
      order by p.id for no key update of p
    )
    update part p set stock = l.stock + l.quantity from locked l where p.id = l.id and l.stock is not null
    returning p.id as "partId", l.stock as before`.execute(ctx.db)
  await tell(
    ctx,
    rows.filter((part) => part.before <= FEW),
  )
}

/**
 * Says how many units of a part are free to sell now; null: they are not counted from now on.
 * `stock_in` follows, so that it stays what is free, held and sold together.
 */
export async function setStock(ctx: Ctx, partId: number, stock: number | null): Promise<void> {
  await tx(ctx, async (ctx) => {
    await sql`select id from part where id = ${partId} for no key update`.execute(ctx.db)
    await sql`
      update part set stock = ${stock}, stock_in = ${stock}::int + coalesce(stock_in - stock,
        (select sum(quantity)::int from hold where part_id = ${partId} and state <> 'freed'), 0)
      where id = ${partId}`.execute(ctx.db)
  })
}
