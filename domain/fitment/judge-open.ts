import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { fitOf } from './fit.ts'
import { type AskedCar, knownConditions } from './read-car.ts'
import type { Application, Fit, PartFacts } from './schema.ts'

/** What many parts share: their applications for the car as [engine, conditions], or their specification as [kind, value]. */
type Shared = { parts: number } & (
  | { by: 'application'; facts: [engineId: number | null, conditions: number[]][] }
  | { by: 'spec'; facts: [kind: string, value: string][] }
)

/**
 * How parts of a car's list that fit it only if something is so fit it: one `Fit` for each part, in no order. Some hundred
 * parts share a few ways to fit, so the rule is asked once for each way. The car is one of one model year.
 */
export async function judgeOpen(ctx: Ctx, parts: number[], asked: AskedCar): Promise<Fit[]> {
  const { models, year, engines, enginesClosed } = asked.car
  if (parts.length === 0 || models.length === 0 || year === null) return []
  const withEngine = enginesClosed ? sql`(engine_id is null or engine_id = any(${engines}::int[]))` : sql`true`
  const { rows } = await sql<Shared>`
    with open as materialized (select unnest(${parts}::int[]) as part_id),
    of_car as materialized (
      select part_id, engine_id, conditions from application
      where model_id = any(${models}::int[]) and ${year}::int between year_from and year_to and ${withEngine}
        and not conditions && ${asked.unmet}::int[]
    ), applied as materialized (
      select part_id, jsonb_agg(distinct jsonb_build_array(engine_id, conditions)) as facts
      from of_car join open using (part_id) group by part_id
    ), specified as (
      select part_id, jsonb_agg(jsonb_build_array(kind, value) order by kind, value) as facts
      from part_spec join open using (part_id) join part on part.id = part_id
      where not universal and not exists (select from applied where applied.part_id = open.part_id)
      group by part_id
    )
    select 'application' as by, facts, count(*)::int as parts from applied group by facts
    union all select 'spec', facts, count(*)::int from specified group by facts`.execute(ctx.finder)
  const conditions = new Map((await knownConditions(ctx)).map((one) => [one.id, one]))
  const application = ([engineId, ids]: [number | null, number[]]): Application => ({
    modelId: models[0]!,
    from: year,
    to: year,
    engineId,
    position: null,
    quantity: null,
    conditions: ids.flatMap((id) => conditions.get(id) ?? []),
  })
  return rows.flatMap((shared) => {
    const facts: PartFacts = {
      universal: false,
      suits: asked.car.types,
      hasApplications: shared.by === 'application',
      applications: shared.by === 'application' ? shared.facts.map(application) : [],
      specs: shared.by === 'spec' ? shared.facts.map(([kind, value]) => ({ kind, value })) : [],
    }
    return Array<Fit>(shared.parts).fill(fitOf(facts, asked.car))
  })
}
