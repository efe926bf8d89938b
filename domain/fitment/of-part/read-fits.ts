import { sql } from 'kysely'
import { type Engine, engineLabel } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import type { PartApplication, PartFits } from '../schema.ts'
import { conditionsOf } from '../of-car/judge-parts.ts'

/** What decides which cars a part fits, beside its mark as universal. */
type FitsOfPart = Pick<PartFits, 'applications' | 'specs'>

export type StoredApplication = PartApplication & { id: number; partId: number }
type Row = Omit<StoredApplication, 'engineName'> & Engine

/** The lists of cars of parts, each sorted by make, model and year. */
export async function readApplications(ctx: Ctx, parts: readonly number[]): Promise<StoredApplication[]> {
  const { rows } = await sql<Row>`
    select a.id, part_id as "partId", make.name as make, model.name as model, year_from as "yearFrom", year_to as "yearTo",
      engine_id as engine, litres::float8 as litres, cylinders, fuel, position, quantity, ${conditionsOf} as conditions
    from application a join model on model.id = model_id join make on make.id = make_id left join engine on engine.id = engine_id
    where part_id = any(${parts}::int[])
    order by make.name, model.name, year_from, litres nulls first, fuel, cylinders, a.id`.execute(ctx.db)
  return rows.map(({ litres, cylinders, fuel, ...row }) => {
    return { ...row, engineName: row.engine === null ? null : engineLabel({ litres, cylinders, fuel }) }
  })
}

/**
 * The lists of cars and the specifications of parts, by `part.id`; a part without either has empty ones. A line that several sources
 * say is there once.
 */
export async function readFits(ctx: Ctx, parts: readonly number[]): Promise<Map<number, FitsOfPart>> {
  const applications = Map.groupBy(await readApplications(ctx, parts), ({ partId }) => partId)
  const { rows } = await sql<PartFits['specs'][number] & { partId: number }>`
    select part_id as "partId", kind, value from part_spec where part_id = any(${parts}::int[]) order by kind, value`.execute(
    ctx.db,
  )
  const specs = Map.groupBy(rows, ({ partId }) => partId)
  return new Map(
    parts.map((id) => [
      id,
      {
        applications: withoutDoubles(applications.get(id) ?? []),
        specs: specs.get(id)?.map(({ kind, value }) => ({ kind, value })) ?? [],
      },
    ]),
  )
}

function withoutDoubles(applications: readonly StoredApplication[]): PartApplication[] {
  const lines = applications.map(({ id: _id, partId: _part, ...line }) => line)
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}
