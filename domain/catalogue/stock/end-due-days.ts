import { sql } from 'kysely'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { shopToday } from './shop-time-zone.ts'

/** The job `end-due-days`: takes back days that are over on which more of a part was to come. */
export async function endDueDays(ctx: Ctx): Promise<void> {
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: number }>`
      with over as (
        select part_id from stock where due_on < ${shopToday(ctx)}
        order by part_id for no key update
      )
      update stock s set due_on = null from over where s.part_id = over.part_id returning s.part_id as id`.execute(
      ctx.db,
    )
    await changed(ctx, ...tag.someParts(rows.map(({ id }) => id)))
  })
}
