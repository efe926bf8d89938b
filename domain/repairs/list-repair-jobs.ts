import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { RepairJobListed } from './schema.ts'

/** All jobs in the order in which shoppers see them, as they are now. For admins. */
export async function listRepairJobs(ctx: Ctx): Promise<RepairJobListed[]> {
  adminOf(ctx)
  const { rows } = await sql<RepairJobListed>`
    select id::text as _id, slug, name, about, (select count(*)::int from repair_step where job_id = j.id) as steps
    from repair_job j order by rank, id`.execute(ctx.db)
  return rows
}
