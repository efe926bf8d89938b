import { sql } from 'kysely'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** Whether there is such a part. It stays until the caller's transaction ends. */
export async function hasPart(ctx: Ctx, partId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from part where id = ${partId} for key share`.execute(ctx.db)
  return rows.length > 0
}

/** Counts a review's whole stars (1 to 5) into a part's rating; `votes` -1 takes one out again. */
export async function countRating(ctx: Ctx, partId: number, stars: number, votes: 1 | -1 = 1): Promise<void> {
  await sql`
    update part set rating_sum = rating_sum + ${votes * stars}::int, rating_count = rating_count + ${votes}::int
    where id = ${partId}`.execute(ctx.db)
  await changed(ctx, `part:${partId}`, 'parts')
}
