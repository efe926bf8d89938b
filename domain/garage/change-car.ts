import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { lockGarage, refuseUnknown } from './check-car.ts'
import type { GarageInput } from './schema.ts'

/**
 * Writes a car of one's own garage anew. @throws Problem 400 for a car that the shop does not know, 404 for one that is not
 * one's own, 409 `same-car` where another one of that garage is the same car with the same engine and name.
 */
export async function changeCar(ctx: Ctx, id: string, input: GarageInput): Promise<void> {
  const { id: owner } = userOf(ctx)
  await refuseUnknown(ctx, input)
  const { car, engineId = null, is, name, note, mileage = null, vin } = input
  await tx(ctx, async (ctx) => {
    await lockGarage(ctx, owner)
    const { rows } = await sql<{ isMine: boolean; isDouble: boolean }>`
      select bool_or(id = ${id}) as "isMine",
        bool_or(id <> ${id} and base_vehicle_id = ${car} and engine_id is not distinct from ${engineId}::int
          and name = ${name}) as "isDouble"
      from garage_car where user_id = ${owner}`.execute(ctx.db)
    if (!rows[0]?.isMine) throw notFound('car')
    if (rows[0].isDouble) throw conflict('same-car', phrase('refusal.sameCar'))
    await sql`
      update garage_car set base_vehicle_id = ${car}, engine_id = ${engineId}, answers = ${is}::text[], name = ${name},
        note = ${note}, mileage = ${mileage}, vin = case when ${vin === undefined} then vin else ${vin ?? null}::text end,
        updated_at = ${ctx.clock.now()}
      where id = ${id}`.execute(ctx.db)
  })
}
