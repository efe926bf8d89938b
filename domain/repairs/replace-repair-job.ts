import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile } from '#platform/errors'
import { rowId } from '#platform/ids'
import type { RepairJobChange, RepairJobRecord } from './schema.ts'
import { lockRepairJob, readRepairJob } from './show-repair-job.ts'
import { withTypes } from './step-types.ts'
import { writeSteps } from './load-repairs.ts'

/**
 * Gives a job this name, text and these steps; its address stays. For admins.
 * @throws Problem 400 that names the step and field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function replaceRepairJob(ctx: Ctx, idText: string, change: RepairJobChange): Promise<RepairJobRecord> {
  adminOf(ctx)
  const id = rowId(idText, 'repair')
  const { version, name, about, steps } = change
  return tx(ctx, async (ctx) => {
    const before = await lockRepairJob(ctx, id)
    if (version !== before.version)
      throw changedMeanwhile({ current: before }, phrase('refusal.repairChangedMeanwhile'))
    await withTypes(ctx, steps)
    await sql`
      update repair_job set name = ${name}, about = ${about}, version = version + 1 where id = ${id}::int`.execute(
      ctx.db,
    )
    await writeSteps(ctx, [{ slug: before.slug, steps }])
    const after = await readRepairJob(ctx, id)
    await recordAudit(ctx, { what: 'repair.replace', id, before, after })
    await changed(ctx, tag.repairs)
    return after
  })
}
