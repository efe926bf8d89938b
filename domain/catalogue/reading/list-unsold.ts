import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { type CardRow, cardColumns, partCard } from './part-card.ts'
import type { PartCard, UnsoldQuery } from '../schema.ts'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'

/** The parts that are hidden, or those that are no longer sold, the newest first: no list of the shop has them. For admins. */
export async function listUnsold(
  ctx: Ctx,
  { status, condition, cursor, limit }: UnsoldQuery,
): Promise<{ items: PartCard[]; next: string | null }> {
  adminOf(ctx)
  if (cursor !== undefined && !isRowId(cursor)) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const taxonomy = await catalogueTaxonomy(ctx)
  const after = cursor === undefined ? sql`true` : sql`p.id < ${Number(cursor)}`
  const asked = condition ? sql`p.condition = ${condition}` : sql`true`
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from part p where p.status <> 'sold' and p.status = ${status} and ${after} and ${asked}
    order by p.id desc limit ${limit + 1}`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  return {
    items: shown.map((row) => partCard(row, taxonomy)),
    next: rows.length > limit ? String(shown.at(-1)!.id) : null,
  }
}
