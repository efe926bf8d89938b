import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { type Plan, planJob } from './plan-repair.ts'
import type { RepairPreview } from './schema.ts'
import { withTypes } from './step-types.ts'

/** The plan of steps that are not saved yet. For admins. @throws Problem 400 that names the step and field */
export async function previewRepair(ctx: Ctx, { steps, ...asked }: RepairPreview): Promise<Plan> {
  adminOf(ctx)
  const job = { id: 0, slug: '', name: '', about: '', version: 0, steps: await withTypes(ctx, steps) }
  return planJob(ctx, job, asked)
}
