import { sql } from 'kysely'
import { tag } from '#common/tags'
import { countRating, lockParts } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'

type Gone = { part_id: number | null; stars: number | null }

/**
 * Deletes a review and subtracts its stars from the part's rating. Returns the number of deleted reviews. @throws
 * Problem 404
 */
export async function deleteReview(ctx: Ctx, id: string): Promise<number> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    // Who deletes the part locks it before its reviews.
    const { rows: about } = await sql<{ id: number }>`
      select part_id as id from review where id = ${id} and part_id is not null`.execute(ctx.db)
    await lockParts(
      ctx,
      about.map((part) => part.id),
    )
    const { rows } = await sql<Gone>`delete from review where id = ${id} returning *`.execute(ctx.db)
    const gone = rows[0]
    if (!gone) throw notFound('review')
    const { part_id: partId, stars } = gone
    if (partId !== null && stars !== null) await countRating(ctx, partId, stars, -1)
    await recordAudit(ctx, { what: 'review.delete', id, before: gone, after: null })
    await changed(ctx, tag.reviews, ...(partId === null ? [] : [tag.part(partId)]))
    return rows.length
  })
}
