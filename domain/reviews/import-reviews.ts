import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tag } from '#common/tags'
import { countRatings } from '#domain/catalogue'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'

/** A review written elsewhere. `stars`: 1 to 5. */
export type ImportedReview = { partId: number; name: string; stars: number; description: string; at: Date }

/** Imports any number of reviews of parts and counts their stars. They belong to no user of this shop. */
export async function importReviews(ctx: Ctx, rows: readonly ImportedReview[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    await sql`
      insert into review (id, part_id, name, rating, stars, description, created_at)
      select id, part_id, name, stars::text, stars, description, at
      from unnest(${rows.map(() => randomUUID())}::text[], ${rows.map((row) => row.partId)}::int[],
        ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.stars)}::smallint[],
        ${rows.map((row) => row.description)}::text[], ${rows.map((row) => row.at)}::timestamptz[])
        as r (id, part_id, name, stars, description, at)`.execute(ctx.db)
    await countRatings(ctx, rows)
    await changed(ctx, tag.reviews)
  })
}
