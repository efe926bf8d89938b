import { type RawBuilder, sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import type { Need, RepairStep } from './schema.ts'

/** A step as it is kept: the type by its id. */
export type Step = Omit<RepairStep, 'type' | 'need'> & { typeId: number; need: Need }
export type RepairJob = { id: number; slug: string; name: string; about: string; version: number; steps: Step[] }

/** All jobs in their order, each with its steps; cached until one changes. */
export function repairJobs(ctx: Ctx): Promise<RepairJob[]> {
  shows(ctx, tag.repairs)
  return ctx.cache.get('repair-jobs', [tag.repairs], () => readJobs(ctx, sql`true`))
}

/**
 * The job at an address. One that the cache does not have is looked for in the table: an admin opens the page of a new job
 * sooner than every server has heard of it.
 */
export async function repairJob(ctx: Ctx, slug: string): Promise<RepairJob | undefined> {
  const known = (await repairJobs(ctx)).find((job) => job.slug === slug)
  return known ?? (await readJobs(ctx, sql`j.slug = ${slug}`))[0]
}

async function readJobs(ctx: Ctx, which: RawBuilder<unknown>): Promise<RepairJob[]> {
  const { rows } = await sql<RepairJob>`
    select j.id, slug, name, about, version, coalesce((
      select json_agg(json_build_object('typeId', part_type_id, 'position', position, 'meets', meets, 'quantity', quantity,
        'litres', litres, 'need', need, 'oneTime', one_time, 'note', note) order by s.rank, s.id)
      from repair_step s where job_id = j.id), '[]') as steps
    from repair_job j where ${which} order by rank, id`.execute(ctx.db)
  return rows
}
