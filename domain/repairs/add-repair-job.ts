import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import type { RepairInput, RepairJobRecord } from './schema.ts'
import { readRepairJob } from './show-repair-job.ts'
import { withTypes } from './step-types.ts'
import { writeSteps } from './load-repairs.ts'

/** Adds a job after all others. For admins. @throws Problem 400 that names the step and field; 409 if its address is taken */
export async function addRepairJob(ctx: Ctx, job: RepairInput): Promise<RepairJobRecord> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await withTypes(ctx, job.steps)
    const { rows } = await sql<{ id: number }>`
      insert into repair_job (slug, name, about, rank, source_id)
      select ${job.slug}, ${job.name}, ${job.about}, coalesce(max(rank) + 1, 0), ${await sourceId(ctx, 'shop')} from repair_job
      on conflict (slug) do nothing returning id`.execute(ctx.db)
    if (!rows[0]) {
      const taken = phrase('refusal.repairTaken')
      throw new Problem(409, 'conflict', taken, { fields: { slug: taken } })
    }
    await writeSteps(ctx, [job])
    const after = await readRepairJob(ctx, rows[0].id)
    await recordAudit(ctx, { what: 'repair.add', id: after._id, before: null, after })
    await changed(ctx, tag.repairs)
    return after
  })
}
