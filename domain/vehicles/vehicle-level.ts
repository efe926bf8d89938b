import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { VehicleLevel, VehicleOption } from './schema.ts'

type Chosen = { make?: string; model?: string; year?: number }

/** The next level of the vehicle tree below what is chosen: makes, models, years (newest first), engines. */
export async function vehicleLevel(ctx: Ctx, { make, model, year }: Chosen): Promise<VehicleLevel> {
  if (!make) return { level: 'make', options: await makes(ctx) }
  if (!model) return { level: 'model', options: await models(ctx, make) }
  if (!year) return { level: 'year', options: await years(ctx, make, model) }
  return { level: 'engine', options: await engines(ctx, make, model, year) }
}

async function makes(ctx: Ctx): Promise<VehicleOption[]> {
  const { rows } = await sql<VehicleOption>`select slug as value, name as label from make order by name`.execute(ctx.db)
  return rows
}

async function models(ctx: Ctx, make: string): Promise<VehicleOption[]> {
  const { rows } = await sql<VehicleOption>`
    select model.slug as value, model.name as label from model join make on make.id = make_id
    where make.slug = lower(${make}) or lower(make.name) = lower(${make}) order by model.name`.execute(ctx.db)
  return rows
}

const ofModel = (make: string, model: string) => sql`
  vehicle join model on model.id = model_id join make on make.id = make_id
  where (make.slug = lower(${make}) or lower(make.name) = lower(${make}))
    and (model.slug = lower(${model}) or lower(model.name) = lower(${model}))`

async function years(ctx: Ctx, make: string, model: string): Promise<VehicleOption[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from (select year_from, year_to from ${ofModel(make, model)}) as runs,
      generate_series(year_from::int, year_to::int) as year order by year desc`.execute(ctx.db)
  return rows.map(({ year }) => ({ value: String(year), label: String(year) }))
}

async function engines(ctx: Ctx, make: string, model: string, year: number): Promise<VehicleOption[]> {
  const { rows } = await sql<{ engine: string }>`
    select distinct engine from ${ofModel(make, model)} and ${year}::int between year_from and year_to
      and engine is not null order by engine`.execute(ctx.db)
  return rows.map(({ engine }) => ({ value: engine, label: engine }))
}
