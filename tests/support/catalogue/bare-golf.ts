import { sql } from 'kysely'
import { writeApplications } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from './parts-of-types.ts'

/** An application for the car that says nothing else. */
export const NO = { engineId: null, position: null, quantity: null, conditions: [], from: 2014, to: 2014 }

type Car = { id: number; modelId: number; engines: number[] }
type Application = Omit<Parameters<typeof writeApplications>[2][number], 'partId' | 'modelId'>
export type OfCar = [row: Parameters<typeof addParts>[1][number], application?: Partial<Application>]

/** A car of which the shop knows nothing, and brands of each price level: each test brings what it needs. */
export async function bareGolf(ctx: Ctx): Promise<Car> {
  const { bases } = await findVehicles(ctx, { make: 'Volkswagen', model: 'Golf', year: 2014 })
  const [{ id, model, configurations }] = bases as [(typeof bases)[number]]
  await sql`delete from application where model_id = ${model.id}`.execute(ctx.db)
  await sql`delete from car_spec where model_id = ${model.id}`.execute(ctx.db)
  await writeLevels(ctx)
  return { id, modelId: model.id, engines: configurations.map(({ engine }) => engine.id) }
}

/** Adds a part that the car takes. */
export async function partForCar(ctx: Ctx, { modelId }: Car, ...[row, application]: OfCar): Promise<number> {
  const [partId] = await addParts(ctx, [row])
  await writeApplications(ctx, 'test', [{ ...NO, ...application, modelId, partId: partId! }])
  return partId!
}
