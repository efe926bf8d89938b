import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { stockOfPart } from './part-card.ts'
import { pictureOf } from './part-views.ts'
import type { OrderedPart } from './stock.ts'

export type PricedPart = Omit<OrderedPart, 'quantity'>

/** What parts cost now, and how many units are free; nothing is taken. Leaves out parts that are not sold. */
export async function priceParts(ctx: Ctx, ids: readonly number[]): Promise<PricedPart[]> {
  const { rows } = await sql<PricedPart & { img: string | null; picture: string }>`
    select p.id as "partId", p.number, p.name, b.name as brand, p.price, ${stockOfPart}, p.img, t.picture
    from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
    where p.id = any(${ids}::int[])`.execute(ctx.finder)
  return rows.map(({ picture, ...part }) => ({ ...part, img: part.img ?? pictureOf(picture) }))
}
