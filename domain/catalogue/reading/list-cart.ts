import { sql } from 'kysely'
import { isRowId } from '#common/row-ids'
import type { Ctx } from '#platform/context'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'
import { type CardRow, cardColumns, partCard } from './part-card.ts'
import type { CartPart } from '../schema.ts'

/** What a cart needs to know of these parts, in the order of the ids. Leaves out hidden parts; of retired ones it says so. */
export async function listCart(ctx: Ctx, ids: readonly string[]): Promise<CartPart[]> {
  const taxonomy = await catalogueTaxonomy(ctx)
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from unnest(${ids.filter(isRowId).map(Number)}::int[]) with ordinality as asked (id, place)
      join part p on p.id = asked.id and p.status <> 'hidden' order by place`.execute(ctx.finder)
  return rows.map((row) => {
    const { _id, number, name, price, stock, backOrder, img, quantity, status, instead } = partCard(row, taxonomy)
    const more = { ...(backOrder && { backOrder }), ...(status && { status }), ...(instead && { instead }) }
    return { _id, number, name, price, stock, img, quantity, universal: row.universal, ...more }
  })
}
