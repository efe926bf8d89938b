import { tag } from '#common/tags'
import { readCar } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { stepsWithParts } from './candidates.ts'
import { listRepairs, type RepairsAsked } from './list-repairs.ts'
import { repairJobs } from './repair-jobs.ts'
import type { RepairName, RepairQuery } from './schema.ts'

/** The jobs of `listRepairs` whose first step has a part that fits the car, or may fit it by what is still open. */
export async function listRepairsFor(
  ctx: Ctx,
  { is, ...asked }: RepairQuery,
  which: RepairsAsked = {},
): Promise<RepairName[]> {
  const [all, jobs, vehicle] = await Promise.all([listRepairs(ctx, which), repairJobs(ctx), findVehicles(ctx, asked)])
  const stepsOf = new Map(jobs.map(({ slug, steps }) => [slug, steps]))
  // A job may come or go between the two looks at the cache.
  const listed = all.filter(({ slug }) => stepsOf.has(slug))
  const mains = listed.map(({ slug }) => stepsOf.get(slug)![0]!)
  shows(ctx, tag.parts, tag.fitments, ...new Set(mains.map(({ typeId }) => tag.assortment(typeId))))
  if (listed.length === 0 || vehicle.bases.length === 0) return []
  const offered = await stepsWithParts(ctx, await readCar(ctx, vehicle, is), mains)
  return listed.filter((_job, n) => offered.has(n))
}
