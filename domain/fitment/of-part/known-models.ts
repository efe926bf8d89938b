import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import type { Fields } from '#platform/errors'
import type { ApplicationInput } from '../schema.ts'

type Named = Pick<ApplicationInput, 'make' | 'model'>
/** A model with its years, and of each car the engines that it has; none: they are not known. */
export type KnownModel = Named & { id: number; bases: { year: number; engines: number[] }[] }

const nameOf = ({ make, model }: Named) => `${make}\n${model}`.toLowerCase()

/** Gives the model of a make's and a model's name, in any letters, as the database has it now. */
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

/** What of an application no car bears out, by field; empty: nothing. What is not known of a car refuses nothing. */
export function wrongOf(application: ApplicationInput, model: KnownModel | undefined): Fields {
  const { make, yearFrom, yearTo, engine } = application
  if (!model) return { model: phrase('refusal.modelUnknown', make, application.model) }
  const name = `${model.make} ${model.model}`
  const years = new Set(model.bases.map(({ year }) => year))
  const asked = Array.from({ length: yearTo - yearFrom + 1 }, (_, n) => yearFrom + n)
  const missing = asked.find((year) => !years.has(year))
  if (missing !== undefined)
    return { [years.has(yearFrom) ? 'yearTo' : 'yearFrom']: phrase('refusal.modelNotOfYear', name, missing) }
  const without = model.bases
    .filter(({ year, engines }) => asked.includes(year) && engines.length > 0 && !engines.includes(engine ?? 0))
    .map(({ year }) => year)
  return engine !== null && without.length > 0
    ? { engine: phrase('refusal.engineNotThere', name, Math.min(...without)) }
    : {}
}
