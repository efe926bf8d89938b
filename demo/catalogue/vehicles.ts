import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Fuel, VehicleKind } from './part-type.ts'

/** One model with one engine over a run of model years, as the shop knows it. */
export type Vehicle = {
  id: number
  modelId: number
  engineId: number | null
  make: string
  model: string
  kind: VehicleKind
  engine: string | null
  from: number
  to: number
}

export type Engine = { litres: number; cylinders: number; fuel: Fuel }

/** All vehicles of the shop: unbroken runs of model years with one engine. */
export async function readFleet(ctx: Ctx): Promise<Vehicle[]> {
  const { rows } = await sql<Omit<Vehicle, 'engine'> & { engine: Parameters<typeof textOf>[0] | null }>`
    with version as (
      select model_id, type, engine_id, year, year - row_number() over (partition by model_id, type, engine_id order by year) as run
      from base_vehicle b left join configuration c on c.base_vehicle_id = b.id
    ), run as (
      select model_id, type, engine_id, min(year) as "from", max(year) as "to" from version group by model_id, type, engine_id, run
    )
    select row_number() over (order by make.name, model.name, litres, cylinders, fuel, "from")::int as id,
      model_id as "modelId", engine_id as "engineId", make.name as make, model.name as model, type as kind, "from", "to",
      case when engine_id is not null then jsonb_build_object('litres', litres, 'cylinders', cylinders, 'fuel', fuel) end as engine
    from run join model on model.id = model_id join make on make.id = make_id left join engine on engine.id = engine_id
    order by 1`.execute(ctx.db)
  return rows.map((row) => ({ ...row, engine: row.engine && textOf(row.engine) }))
}

/** "2.0L 4-cyl diesel". */
export function textOf(engine: { litres: number | null; cylinders: number | null; fuel: string | null }): string {
  const { litres, cylinders, fuel } = engine
  return [litres && `${litres < 1 ? litres : litres.toFixed(1)}L`, cylinders && `${cylinders}-cyl`, fuel]
    .filter(Boolean)
    .join(' ')
}

/** "2.0L 4-cyl diesel" in numbers; what is missing is guessed from the rest. Hybrids count as petrol. */
export function readEngine(text: string): Engine {
  const litres = Number(/^([\d.]+)L/.exec(text)?.[1] ?? 2)
  const cylinders = Number(/(\d+)-cyl/.exec(text)?.[1] ?? (litres <= 2.5 ? 4 : litres <= 4.2 ? 6 : 8))
  return { litres, cylinders, fuel: text.includes('diesel') ? 'diesel' : 'petrol' }
}
