import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { countRating, hasPart } from '#domain/catalogue'
import { userOf } from '#platform/access'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { starsOf } from './rating.ts'
import type { ReviewInput } from './schema.ts'

/**
 * Adds a signed-in user's review of the shop or of one part; one review for each person and part. Returns its id.
 * @throws Problem 400 (no such part), 409 `already-reviewed`
 */
export async function addReview(ctx: Ctx, input: ReviewInput): Promise<string> {
  const user = userOf(ctx)
  const partId = input.partId === undefined ? null : rowId(input.partId, 'part')
  const stars = starsOf(input.rating)
  const id = randomUUID()
  return tx(ctx, async (ctx) => {
    if (partId !== null && !(await hasPart(ctx, partId))) throw invalid({ partId: phrase('refusal.noSuch', 'part') })
    const { rows } = await sql`
      insert into review (id, user_id, part_id, name, rating, stars, description, img, created_at)
      values (${id}, ${user.id}, ${partId}, ${input.name}, ${input.rating}, ${stars}, ${input.description},
        ${input.img}, ${ctx.clock.now()})
      on conflict (part_id, user_id) do nothing returning id`.execute(ctx.db)
    if (!rows[0]) throw conflict('already-reviewed', phrase('refusal.alreadyReviewed'))
    if (partId !== null && stars !== null) await countRating(ctx, partId, stars)
    await changed(ctx, tag.reviews, ...(partId === null ? [] : [tag.part(partId)]))
    return id
  })
}
