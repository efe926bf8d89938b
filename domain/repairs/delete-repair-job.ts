import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockRepairJob } from './show-repair-job.ts'

/** Deletes a job with its steps; its parts stay. Answers how many jobs went. For admins. @throws Problem 404 */
export async function deleteRepairJob(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'repair')
  return tx(ctx, async (ctx) => {
    const before = await lockRepairJob(ctx, id)
    await sql`delete from repair_job where id = ${id}::int`.execute(ctx.db)
    await recordAudit(ctx, { what: 'repair.delete', id, before, after: null })
    await changed(ctx, tag.repairs)
    return 1
  })
}
