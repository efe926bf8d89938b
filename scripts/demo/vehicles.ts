import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Fuel, VehicleKind } from './part-type.ts'

/** One model with one engine over a run of model years, as the shop knows it. */
export type Vehicle = {
  id: number
  make: string
  model: string
  kind: VehicleKind
  engine: string | null
  from: number
  to: number
}

export type Engine = { litres: number; cylinders: number; fuel: Fuel }

/** All vehicles of the shop, in the order in which they came. */
export async function readFleet(ctx: Ctx): Promise<Vehicle[]> {
  const { rows } = await sql<Vehicle>`
    select vehicle.id, make.name as make, model.name as model, type as kind, engine, year_from as "from", year_to as "to"
    from vehicle join model on model.id = model_id join make on make.id = make_id order by vehicle.id`.execute(ctx.db)
  return rows
}

/** "2.0L 4-cyl diesel" in numbers; what is missing is guessed from the rest. Hybrids count as petrol. */
export function readEngine(text: string): Engine {
  const litres = Number(/^([\d.]+)L/.exec(text)?.[1] ?? 2)
  const cylinders = Number(/(\d+)-cyl/.exec(text)?.[1] ?? (litres <= 2.5 ? 4 : litres <= 4.2 ? 6 : 8))
  return { litres, cylinders, fuel: text.includes('diesel') ? 'diesel' : 'petrol' }
}
