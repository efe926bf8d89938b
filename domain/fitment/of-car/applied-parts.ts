import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { fitOf } from '../rule/fit.ts'
import { type AskedCar, knownConditions } from './read-car.ts'
import type { Fit } from '../schema.ts'

/** Parts of a model and year that share all their applications for it, as the engine and the ids of the conditions of each. */
type Alike = { applications: [engineId: number | null, conditions: number[]][]; parts: number[] }

/**
 * How the parts with applications for a car of one model and year fit it, those together that share their ways to fit: some hundred
 * parts have a few, and the rule is asked once for each.
 */
export async function appliedParts(ctx: Ctx, { car }: AskedCar): Promise<{ parts: number[]; fit: Fit }[]> {
  const [modelId, year] = [car.models[0]!, car.year!]
  const [alike, known] = await Promise.all([readAlike(ctx, modelId, year), knownConditions(ctx)])
  const conditionOf = new Map(known.map((one) => [one.id, one]))
  return alike.map(({ applications, parts }) => {
    const facts = { universal: false, suits: car.types, hasApplications: true, specs: [] }
    const own = applications.map(([engineId, ids]) => {
      const conditions = ids.flatMap((id) => conditionOf.get(id) ?? [])
      return { modelId, from: year, to: year, engineId, position: null, quantity: null, conditions }
    })
    return { parts, fit: fitOf({ ...facts, applications: own }, car) }
  })
}

/** The same for each engine and each answer of the owner, so it is cached for all of them. */
const readAlike = (ctx: Ctx, model: number, year: number): Promise<Alike[]> =>
  ctx.cache.getSized(
    `applied-parts ${model} ${year}`,
    [tag.fitments],
    async () => {
      const { rows } = await sql<{ rows: [part: number, engineId: number | null, conditions: number[]][] | null }>`
        select json_agg(json_build_array(part_id, engine_id, conditions)) as rows from application
        where model_id = ${model} and ${year}::int between year_from and year_to`.execute(ctx.finder)
      return alike(rows[0]!.rows ?? [])
    },
    (all) => all.reduce((sum, { applications, parts }) => sum + 200 * applications.length + 8 * parts.length, 1000),
  )

function alike(rows: [part: number, engineId: number | null, conditions: number[]][]): Alike[] {
  const ofPart = new Map<number, Map<string, Alike['applications'][number]>>()
  for (const [part, engineId, conditions] of rows) {
    const applications = ofPart.get(part) ?? new Map()
    ofPart.set(part, applications.set(`${engineId}:${conditions}`, [engineId, conditions]))
  }
  const byWays = new Map<string, Alike>()
  for (const [part, applications] of ofPart) {
    const key =
      applications.size === 1 ? applications.keys().next().value! : [...applications.keys()].toSorted().join(' ')
    const same = byWays.get(key)
    if (same) same.parts.push(part)
    else byWays.set(key, { applications: [...applications.values()], parts: [part] })
  }
  return [...byWays.values()]
}
