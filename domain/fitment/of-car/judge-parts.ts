import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { fitOf } from '../rule/fit.ts'
import type { AskedCar } from './read-car.ts'
import type { Application, Fit, PartFacts } from '../schema.ts'

/** Whether these parts fit a car, by `part.id`. Of a vehicle that we do not know nothing is told. */
export async function judgeParts(ctx: Ctx, parts: number[], asked: AskedCar): Promise<Map<number, Fit>> {
  const { models } = asked.car
  if (models.length === 0) return new Map()
  const { rows } = await sql<KnownPart>`
    select ${factsOfPart(sql`any(${models}::int[])`)}
    from part p join part_type t on t.id = p.type_id where p.status <> 'hidden' and p.id = any(${parts}::int[])`.execute(
    ctx.finder,
  )
  return new Map(rows.map((part) => [part.id, fitOf(part, asked.car)]))
}

/** What the rule is told of a part, and the ids of its applications. */
export type KnownPart = PartFacts & { id: number; applications: (Application & { id: number })[] }

/** The columns of a `KnownPart`, of a row of `part p` and its `part_type t`, with its applications for some models. */
export const factsOfPart = (models: RawBuilder<unknown>) => sql`
  p.id, p.universal, suits, exists (select from application a where a.part_id = p.id) as "hasApplications",
  coalesce((
    select json_agg(json_build_object('id', a.id, 'modelId', model_id, 'from', year_from, 'to', year_to,
      'engineId', engine_id, 'position', coalesce(a.position, p.position),
      'quantity', coalesce(a.quantity, p.quantity), 'conditions', ${conditionsOf}) order by a.id)
    from application a where a.part_id = p.id and a.model_id = ${models}), '[]') as applications,
  coalesce((
    select json_agg(json_build_object('kind', kind, 'value', value) order by kind, value)
    from part_spec s where s.part_id = p.id), '[]') as specs`

/** The conditions of the application `a`. */
export const conditionsOf = sql`coalesce((
  select json_agg(json_build_object('kind', kind, 'value', value) order by kind, value)
  from condition where id = any(a.conditions)), '[]')`
