import { sql } from 'kysely'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { Engine } from '../engine.ts'
import type { VehicleType } from '../schema.ts'
import { sourceId } from '../source.ts'
import { writeModels } from './write-models.ts'

/** A model for an unbroken range of model years, with one engine; null: its engine is not known. */
export type VehicleRow = {
  make: string
  model: string
  type: VehicleType
  /** The market: "US", "EU". */
  market: string
  from: number
  to: number
  engine: Engine | null
  drive: readonly string[]
  gearbox: readonly string[]
  /** The source states this engine; false: it is a candidate. */
  told: boolean
  source: string
}

/**
 * Writes any number of vehicles with their makes and models. Rows with the same name are updated and keep the id that
 * addresses and orders contain; a known engine gets the drives, gearboxes and source of the new row.
 */
export async function writeVehicles(ctx: Ctx, rows: readonly VehicleRow[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const sources = new Map<string, number>()
    for (const name of new Set(rows.map((row) => row.source))) sources.set(name, await sourceId(ctx, name))
    const sourced = rows.map((row) => ({ ...row, sourceId: sources.get(row.source)! }))
    await writeModels(ctx, sourced)
    await writeEngines(ctx, rows)
    await writeYears(ctx, sourced)
    await writeConfigurations(ctx, sourced)
    await changed(ctx, tag.vehicles)
  })
}

type Sourced = VehicleRow & { sourceId: number }

async function writeEngines(ctx: Ctx, rows: readonly VehicleRow[]): Promise<void> {
  await sql`
    insert into engine (litres, cylinders, fuel)
    select litres, cylinders, fuel from jsonb_to_recordset(${JSON.stringify(rows.flatMap(({ engine }) => engine ?? []))}::jsonb)
      as e (litres numeric(5, 3), cylinders smallint, fuel text)
    group by 1, 2, 3 order by fuel, litres, cylinders on conflict do nothing`.execute(ctx.db)
}

/** The rows with the id of their model, as `r`. */
const named = (rows: readonly Sourced[]) => sql`
  (select model.id as model_id, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (make text, model text,
    type text, market text, "from" int, "to" int, engine jsonb, drive text[], gearbox text[], told boolean, "sourceId" smallint)
  join make on make.name = given.make join model on model.make_id = make.id and model.name = given.model) as r`

async function writeYears(ctx: Ctx, rows: readonly Sourced[]): Promise<void> {
  await sql`
    insert into base_vehicle (model_id, year, type, market, source_id)
    select r.model_id, y.year, r.type, r.market, min("sourceId")
    from ${named(rows)} cross join generate_series("from", "to") as y (year)
    where not exists (
      select from base_vehicle b where (b.model_id, b.year, b.market, b.type) = (r.model_id, y.year, r.market, r.type))
    group by 1, 2, 3, 4 order by 1, 2
    on conflict do nothing`.execute(ctx.db)
}

async function writeConfigurations(ctx: Ctx, rows: readonly Sourced[]): Promise<void> {
  await sql`
    insert into configuration as known (base_vehicle_id, engine_id, drive, gearbox, told, source_id)
    select distinct on (b.id, e.id) b.id, e.id, drive, gearbox, told, "sourceId"
    from ${named(rows)}
    join base_vehicle b on b.model_id = r.model_id and b.year between "from" and "to" and (b.market, b.type) = (r.market, r.type)
    join engine e on coalesce(e.litres, 0) = coalesce((r.engine->>'litres')::numeric(5, 3), 0)
      and coalesce(e.cylinders, 0) = coalesce((r.engine->>'cylinders')::smallint, 0)
      and coalesce(e.fuel, '') = coalesce(r.engine->>'fuel', '')
    order by b.id, e.id
    on conflict (base_vehicle_id, engine_id) do update
      set drive = excluded.drive, gearbox = excluded.gearbox, told = excluded.told, source_id = excluded.source_id
      where (known.drive, known.gearbox, known.told, known.source_id)
        is distinct from (excluded.drive, excluded.gearbox, excluded.told, excluded.source_id)`.execute(ctx.db)
}
