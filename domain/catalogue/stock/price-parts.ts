import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { moreComesBy, unitsThere } from './back-order.ts'
import { pictureOf } from '../part-views.ts'
import { priceFor } from '../prices/price-breaks.ts'
import type { OrderedPart, Wanted } from './stock.ts'

export type PricedPart = Omit<OrderedPart, 'spread'>

/** What so many units of parts cost now, how many are free, and when more come; nothing is taken. Leaves out parts that are not sold. */
export async function priceParts(ctx: Ctx, wanted: readonly Wanted[]): Promise<PricedPart[]> {
  const { rows } = await sql<PricedPart & { img: string | null; picture: string }>`
    select p.id as "partId", w.quantity, p.number, p.name, b.name as brand, ${priceFor(sql`w.quantity`)} as price,
      s.there as stock, s.due, p.img, t.picture
    from unnest(${wanted.map((one) => one.partId)}::int[], ${wanted.map((one) => one.quantity)}::int[]) as w (id, quantity)
      join part p on p.id = w.id and p.status = 'sold' join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
      left join lateral (
        select ${unitsThere} as there, ${moreComesBy(ctx)}::text as due from stock s where part_id = p.id) s on true`.execute(
    ctx.finder,
  )
  return rows.map(({ picture, ...part }) => ({ ...part, img: part.img ?? pictureOf(picture) }))
}
