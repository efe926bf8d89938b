import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { type Engine, engineLabel } from '../engine.ts'

/** A model, and its place among all by make and name. */
type NamedModel = { make: string; model: string; rank: number }
/** An engine, and its place among all by litres, fuel and cylinders. */
type NamedEngine = { label: string; rank: number }

/** What people call models and engines, by their ids. The engine null is any. */
type CarNames = { models: Map<number, NamedModel>; engines: Map<number | null, NamedEngine> }

/**
 * The names of these models and engines, which never change; those of all are cached. They do not come from the vehicle
 * tree, or each page of a part would be dropped whenever any vehicle changes.
 */
export async function carNames(
  ctx: Ctx,
  models: readonly number[],
  engines: readonly (number | null)[],
): Promise<CarNames> {
  const names = await ctx.cache.get('car-names', [tag.vehicles], () => readNames(ctx))
  const areKnown = models.every((id) => names.models.has(id)) && engines.every((id) => names.engines.has(id))
  // One that was written just now, of which this server has not heard yet.
  return areKnown ? names : readNames(ctx)
}

async function readNames(ctx: Ctx): Promise<CarNames> {
  const [models, engines] = await Promise.all([
    sql<NamedModel & { id: number }>`
      select model.id, make.name as make, model.name as model, rank() over (order by make.name, model.name) as rank
      from model join make on make.id = make_id`.execute(ctx.finder),
    sql<Engine & { id: number | null; rank: number }>`
      select id, litres::float8 as litres, cylinders, fuel, rank() over (order by litres nulls first, fuel, cylinders) as rank
      from (select id, litres, cylinders, fuel from engine union all select null, null, null, null) as every`.execute(
      ctx.finder,
    ),
  ])
  return {
    models: new Map(models.rows.map(({ id, ...named }) => [id, named])),
    engines: new Map(engines.rows.map(({ id, rank, ...engine }) => [id, { label: engineLabel(engine), rank }])),
  }
}
