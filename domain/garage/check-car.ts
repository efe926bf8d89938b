import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { GarageInput } from './schema.ts'

/** Lets the changes of one garage come one after the other, so that nobody has more cars than a garage holds. */
export const lockGarage = (ctx: Ctx, owner: string) =>
  sql`select from users where id = ${owner} for no key update`.execute(ctx.db)

/** What is wrong with a car's ids, by field; null: the shop knows the car, which may have the engine if one is named. */
export async function unknownIn(ctx: Ctx, { car, engineId }: GarageInput): Promise<'car' | 'engineId' | null> {
  const { bases, engine } = await findVehicles(ctx, { car, engine: engineId?.toString() })
  if (bases.length === 0) return 'car'
  return engineId && !engine ? 'engineId' : null
}

/** @throws Problem 400 where the shop does not know the car or its engine. */
export async function refuseUnknown(ctx: Ctx, input: GarageInput): Promise<void> {
  const field = await unknownIn(ctx, input)
  if (field === 'car') throw invalid({ car: phrase('refusal.unknownCar') })
  if (field === 'engineId') throw invalid({ engineId: phrase('refusal.unknownEngine') })
}
