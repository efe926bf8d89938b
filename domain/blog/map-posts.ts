import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** All posts with the time of their last change, for the site map. */
export async function mapPosts(ctx: Ctx): Promise<{ id: string; changedAt: string }[]> {
  shows(ctx, tag.posts)
  const { rows } = await sql<{ id: number; updated_at: Date }>`select id, updated_at from post order by id`.execute(
    ctx.db,
  )
  return rows.map(({ id, updated_at }) => ({ id: String(id), changedAt: updated_at.toISOString() }))
}
