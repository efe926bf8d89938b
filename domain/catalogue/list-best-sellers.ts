import { sql } from 'kysely'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import { catalogueFrame } from './frame.ts'
import { type CardRow, cardColumns, partCard } from './part-card.ts'
import type { PartRecord } from './part-input.ts'
import { readPart } from './read-part.ts'
import type { PartCard } from './schema.ts'

/** The parts flagged as best sellers, the most popular first: as many as a page shows, or with null all of them. */
export async function listBestSellers(ctx: Ctx, limit: number | null = 100): Promise<PartCard[]> {
  shows(ctx, 'parts')
  const frame = await catalogueFrame(ctx)
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from part p where best_seller order by pop desc, id desc limit ${limit}`.execute(ctx.db)
  return rows.map((row) => partCard(row, frame))
}

/** Any part of the catalogue, with everything about it that can be written. @throws Problem 404 */
export async function showPartRecord(ctx: Ctx, id: string): Promise<PartRecord> {
  const number = rowId(id, 'part')
  shows(ctx, `part:${number}`)
  return readPart(ctx, number)
}
