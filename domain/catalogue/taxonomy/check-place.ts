import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

type Place = { parent: string | null; field: 'parent' | 'category'; itself?: number }

/** Refuses a category above that is not there, or lies below the one that is moved. @throws Problem 400 */
export async function checkPlace(ctx: Ctx, { parent, field, itself = -1 }: Place): Promise<void> {
  if (parent === null) return
  const { rows } = await sql<{ inside: boolean }>`
    with recursive above (id, parent_id) as (
      select id, parent_id from category where id = ${Number(parent)}
      union select c.id, c.parent_id from category c join above on c.id = above.parent_id
    )
    select coalesce(bool_or(id = ${itself}), false) as inside from above having count(*) > 0`.execute(ctx.db)
  if (!rows[0] || rows[0].inside) throw invalid({ [field]: phrase('refusal.noSuch', 'category') })
}
