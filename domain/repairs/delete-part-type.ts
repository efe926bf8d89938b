import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { deletePartType as deleteFromSearch } from '#domain/finding'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import { rowId } from '#platform/ids'

/**
 * Removes a part type as the search and the catalogue do, unless a repair takes it. For admins.
 * @throws Problem as they do; 409 `used` with the names of the repairs that take it (`repairs`)
 */
export async function deletePartType(ctx: Ctx, idText: string, into?: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  const { rows } = await sql<{ name: string }>`
    select name from repair_job where id in (select job_id from repair_step where part_type_id = ${id})
    order by rank, id`.execute(ctx.db)
  const repairs = rows.map(({ name }) => name)
  if (repairs.length > 0) throw conflict('used', phrase('refusal.usedByRepairs', repairs), { repairs })
  return deleteFromSearch(ctx, idText, into)
}
