import { catalogueTaxonomy } from '#domain/catalogue'
import type { VehicleType } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'
import { repairJobs } from './repair-jobs.ts'
import type { RepairName } from './schema.ts'

/**
 * Which jobs: those that take a part of this type, or of one of these, in this place where it has one; those for vehicles
 * of this type; those about one of these part types.
 */
export type RepairsAsked = {
  takes?: string | readonly string[]
  place?: string | null
  suits?: VehicleType
  about?: ReadonlySet<string>
}

/** The repair jobs in their order. What a job is about is the part type of its first step. */
export async function listRepairs(
  ctx: Ctx,
  { takes, place = null, suits, about }: RepairsAsked = {},
): Promise<RepairName[]> {
  const [jobs, taxonomy] = await Promise.all([repairJobs(ctx), catalogueTaxonomy(ctx)])
  const taken = new Set([takes ?? []].flat())
  const named = jobs.map(({ steps, ...job }) => {
    const needed = steps.filter(({ need }) => need !== 'tool')
    return {
      ...job,
      types: needed.map(({ typeId, need, position }) => ({ ...taxonomy.typeById.get(typeId)!, need, position })),
    }
  })
  return named
    .filter(
      ({ types }) =>
        (!takes || types.some(({ slug, position }) => taken.has(slug) && serves(place, position))) &&
        (!suits || types[0]?.suits.includes(suits)) &&
        (!about || about.has(types[0]?.slug ?? '')),
    )
    .map(({ slug, name, about: text, types }) => {
      const parts = types.filter(({ need }) => need === 'always').map((type) => type.name)
      return { slug, name, about: text, parts: [...new Set(parts)] }
    })
}

/** As `serves` of candidates.ts: what goes to the front serves the front left. */
const serves = (place: string | null, position: string | null) =>
  place === null || position === null || position === place || position.startsWith(`${place} `)
