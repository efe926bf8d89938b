import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { repairJobs } from './repair-jobs.ts'
import type { RepairName } from './schema.ts'

/** What a list of jobs is asked for: those that take a part of this type, those that suit a car with parts of these types. */
export type RepairsAsked = { takes?: string; for?: ReadonlySet<string> }

/** The repair jobs in their order. A job suits a car that has parts of the type that the job is about. */
export async function listRepairs(ctx: Ctx, asked: RepairsAsked = {}): Promise<RepairName[]> {
  const [jobs, taxonomy] = await Promise.all([repairJobs(ctx), catalogueTaxonomy(ctx)])
  const typeOf = (id: number) => taxonomy.typeById.get(id)!
  return jobs
    .map(({ slug, name, about, steps }) => ({ slug, name, about, steps: steps.filter(({ need }) => need !== 'tool') }))
    .filter(({ steps }) => {
      const slugs = steps.map(({ typeId }) => typeOf(typeId).slug)
      return (!asked.takes || slugs.includes(asked.takes)) && (!asked.for || asked.for.has(slugs[0] ?? ''))
    })
    .map(({ slug, name, about, steps }) => {
      const always = steps.filter(({ need }) => need === 'always')
      return { slug, name, about, parts: [...new Set(always.map(({ typeId }) => typeOf(typeId).name))] }
    })
}
