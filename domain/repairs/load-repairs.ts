import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { readRepairs } from './read-repairs.ts'
import type { RepairInput } from './schema.ts'

/**
 * Inserts jobs, each with all its steps, ranked as they come. Steps of part types that the shop does not have are left out, and
 * so are jobs that are about such a type: their price levels are those of the first step.
 */
export async function insertRepairs(ctx: Ctx, source: string, jobs: readonly RepairInput[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    const known = await withKnownParts(ctx, jobs)
    await sql`
      insert into repair_job (slug, name, about, rank, source_id)
      select slug, name, about, n, ${from}
      from jsonb_to_recordset(${JSON.stringify(known.map((job, n) => ({ ...job, n })))}::jsonb)
        as g (slug text, name text, about text, n int) order by n`.execute(ctx.db)
    await writeSteps(ctx, known)
    await changed(ctx, tag.repairs)
  })
}

/** The jobs whose first step is of a part type that the shop has. */
async function withKnownParts(ctx: Ctx, jobs: readonly RepairInput[]): Promise<RepairInput[]> {
  const asked = jobs.map(({ steps }) => steps[0]!.type)
  const { rows } = await sql<{ slug: string }>`select slug from part_type where slug = any(${asked}::text[])`.execute(
    ctx.db,
  )
  const types = new Set(rows.map(({ slug }) => slug))
  return jobs.filter(({ steps }) => types.has(steps[0]!.type))
}

/** Puts these steps in the place of those that the jobs have. */
export async function writeSteps(ctx: Ctx, jobs: readonly Pick<RepairInput, 'slug' | 'steps'>[]): Promise<void> {
  const steps = jobs.flatMap(({ slug, steps }) => steps.map((step, rank) => ({ ...step, slug, rank })))
  await sql`
    delete from repair_step using repair_job job
    where job.id = job_id and job.slug = any(${jobs.map(({ slug }) => slug)}::text[])`.execute(ctx.db)
  await sql`
    insert into repair_step (job_id, part_type_id, position, meets, quantity, litres, need, one_time, note, rank)
    select job.id, type.id, g.position, meets, quantity, litres, need, g."oneTime", note, g.rank
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as g (slug text, type text, position text, meets text,
      quantity smallint, litres text, need text, "oneTime" boolean, note text, rank smallint)
    join repair_job job using (slug) join part_type type on type.slug = g.type`.execute(ctx.db)
}

/** Gives a shop that has no repair jobs those that come with it. */
export async function loadRepairs(ctx: Ctx): Promise<void> {
  const { rows } = await sql`select 1 from repair_job limit 1`.execute(ctx.db)
  if (rows.length === 0) await insertRepairs(ctx, 'the shop’s own repairs', readRepairs())
}
