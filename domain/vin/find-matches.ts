import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { OPEN_YEARS } from './model-year.ts'

/** A pattern that a VIN matches, with the years and the type of vehicle of its schema. */
export type Match = {
  schema: number
  vehicleType: number
  from: number
  /** Infinity: open. */
  to: number
  /** How many characters it fixes. */
  fixes: number
  model: string | null
  cylinders: number | null
  litres: number | null
  fuel: string | null
  /** Whether the schema has codes for engines: then one of them should match too. */
  codesEngines: boolean
}

/** The world manufacturer's code: 3 characters, or 6 if the third is a 9. */
const wmiOf = (vin: string) => vin.slice(0, 3) + (vin[2] === '9' ? vin.slice(11, 14) : '')

/** The patterns that a VIN matches in the schemas of these years. */
export async function findMatches(ctx: Ctx, vin: string, years: readonly number[]): Promise<Match[]> {
  const { rows } = await sql<Omit<Match, 'to'> & { to: number | null }>`
    with schema as materialized (
      select id, vehicle_type, year_from, nullif(year_to, 0) as year_to from vin_schema
      where wmi = ${wmiOf(vin)} and exists (
        select from unnest(${years}::int[]) as year where year >= year_from and (year_to = 0 or year <= year_to))
    )
    select schema.id as schema, vehicle_type as "vehicleType", year_from as "from", year_to as "to", fixes, model, cylinders,
      litres::float8, fuel, exists (select from vin_pattern e where e.schema_id = schema.id
        and num_nonnulls(e.litres, e.cylinders) > 0) as "codesEngines"
    from schema join vin_pattern on schema_id = schema.id
    where ${vin.slice(3, 8) + vin.slice(9)} ~ pattern
    order by schema.id`.execute(ctx.finder)
  return rows.map((row) => ({ ...row, to: row.to ?? Infinity }))
}

/** The models in the codes of these schemas. */
export async function modelsOf(ctx: Ctx, schemas: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select distinct model from vin_pattern where schema_id = any(${schemas}::int[]) and model is not null
    order by model`.execute(ctx.finder)
  return rows.map(({ model }) => model)
}

/** The models in the codes of a world manufacturer in these years. */
export async function codedModels(
  ctx: Ctx,
  vin: string,
  years: readonly number[],
): Promise<{ model: string; year: number }[]> {
  const { rows } = await sql<{ model: string; year: number }>`
    select distinct model, year from vin_schema join vin_pattern on schema_id = id and model is not null
      join unnest(${years}::int[]) as year on year >= year_from and year <= coalesce(nullif(year_to, 0), year_from + ${OPEN_YEARS})
    where wmi = ${wmiOf(vin)}`.execute(ctx.finder)
  return rows
}
