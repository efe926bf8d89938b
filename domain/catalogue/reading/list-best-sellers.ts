import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'
import { type CardRow, soldCardColumns, partCard } from './part-card.ts'
import type { PartCard } from '../schema.ts'

/** The parts that are marked as best sellers, the most popular first: enough for one page, or with null all of them. */
export async function listBestSellers(ctx: Ctx, limit: number | null = 100): Promise<PartCard[]> {
  const taxonomy = await catalogueTaxonomy(ctx)
  const { rows } = await sql<CardRow>`
    select ${soldCardColumns} from part p where best_seller and status = 'sold' order by pop desc, id desc limit ${limit}`.execute(
    ctx.finder,
  )
  shows(ctx, tag.parts, tag.bestSellers, ...rows.map((row) => tag.part(row.id)))
  return rows.map((row) => partCard(row, taxonomy))
}
