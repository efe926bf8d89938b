import { sql } from 'kysely'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { lockParts } from './stock/lock-parts.ts'

/** Adds a review's whole stars (1 to 5) to a part's rating; `votes` -1 removes them. */
export async function countRating(ctx: Ctx, partId: number, stars: number, votes: 1 | -1 = 1): Promise<void> {
  await sql`
    update part set rating_sum = rating_sum + ${votes * stars}::int, rating_count = rating_count + ${votes}::int
    where id = ${partId}`.execute(ctx.db)
  await changed(ctx, tag.part(partId))
}

/** Adds the stars of many reviews to the ratings of their parts. */
export async function countRatings(ctx: Ctx, votes: readonly { partId: number; stars: number }[]): Promise<void> {
  await lockParts(
    ctx,
    votes.map((vote) => vote.partId),
  )
  await sql`
    update part set rating_sum = rating_sum + v.stars, rating_count = rating_count + v.votes
    from (select part_id, sum(stars)::int as stars, count(*)::int as votes
      from unnest(${votes.map((vote) => vote.partId)}::int[], ${votes.map((vote) => vote.stars)}::int[])
        as r (part_id, stars) group by part_id) v
    where id = v.part_id`.execute(ctx.db)
  await changed(ctx, ...tag.someParts(votes.map((vote) => vote.partId)))
}
