import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { rowId } from '#platform/ids'
import type { Review, ReviewForAdmin, ReviewQuery } from './schema.ts'

type Row = {
  id: string
  name: string
  rating: string
  stars: number | null
  description: string
  img: string | null
  part_id: number | null
  created_at: Date
  micros: number
  email: string | null
  part_name: string | null
}

async function read(
  ctx: Ctx,
  { partId, cursor, limit }: ReviewQuery,
  ofWhich = sql`true`,
): Promise<{ page: Row[]; next: string | null }> {
  const part = partId === undefined ? null : rowId(partId, 'part')
  const ofPart = part === null ? sql`true` : sql`r.part_id = ${part}`
  const after = afterCursor(cursor, ['r.created_at', 'r.id'])
  const { rows } = await sql<Row>`
    select r.id, r.name, r.rating, r.stars, r.description, r.img, r.part_id, r.created_at, ${microsOf('r.created_at')} as micros,
      u.email, p.name as part_name
    from review r left join users u on u.id = r.user_id left join part p on p.id = r.part_id
    where ${ofPart} and ${after} and ${ofWhich} order by r.created_at desc, r.id desc limit ${limit + 1}`.execute(
    ctx.finder,
  )
  return pageOf(rows, limit, (row) => row)
}

const toReview = (row: Row): Review => ({
  _id: row.id,
  name: row.name,
  rating: row.rating,
  stars: row.stars,
  description: row.description,
  img: row.img,
  partId: row.part_id === null ? null : String(row.part_id),
  createdAt: row.created_at.toISOString(),
})

/** Public reviews, newest first, without those of hidden parts; `next` is the cursor of the next page. */
export async function listReviews(ctx: Ctx, query: ReviewQuery): Promise<{ items: Review[]; next: string | null }> {
  shows(ctx, tag.parts, query.partId === undefined ? tag.reviews : tag.part(query.partId))
  const { page, next } = await read(ctx, query, sql`p.status is distinct from 'hidden'`)
  return { items: page.map(toReview), next }
}

/** The same for admins, with each review's author. */
export async function lookThroughReviews(
  ctx: Ctx,
  query: ReviewQuery,
): Promise<{ items: ReviewForAdmin[]; next: string | null }> {
  adminOf(ctx)
  const { page, next } = await read(ctx, query)
  return { items: page.map((row) => ({ ...toReview(row), email: row.email, partName: row.part_name })), next }
}
