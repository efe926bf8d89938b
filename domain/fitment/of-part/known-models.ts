import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { ApplicationInput } from '../schema.ts'

type Named = Pick<ApplicationInput, 'make' | 'model'>
/** A model with its years, and of each car the engines that it has; none: they are not known. */
export type KnownModel = Named & { id: number; bases: { year: number; engines: number[] }[] }

const nameOf = ({ make, model }: Named) => `${make}\n${model}`.toLowerCase()

/** Reads these models from the database, and returns how to look one up by the names of make and model, in any case. */
export async function knownModels(
  ctx: Ctx,
  named: readonly Named[],
): Promise<(named: Named) => KnownModel | undefined> {
  const asked = [...new Map(named.map((one) => [nameOf(one), one])).values()]
  const { rows } = await sql<KnownModel>`
    select make.name as make, model.name as model, model.id,
      coalesce((select json_agg(json_build_object('year', year,
          'engines', array(select engine_id from configuration where base_vehicle_id = v.id)))
        from base_vehicle v where v.model_id = model.id), '[]') as bases
    from unnest(${asked.map(({ make }) => make)}::text[], ${asked.map(({ model }) => model)}::text[]) as asked (make, model)
      join make on lower(make.name) = lower(asked.make)
      join model on model.make_id = make.id and lower(model.name) = lower(asked.model)`.execute(ctx.db)
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  return (one) => byName.get(nameOf(one))
}
