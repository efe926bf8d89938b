import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { GARAGE_MOST } from '#common/constants'
import { phrase } from '#common/phrase'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { lockGarage, refuseUnknown } from './check-car.ts'
import type { GarageInput } from './schema.ts'

/**
 * Puts a car into one's own garage; its id. The same car with the same engine and name is one car: then what was said of it is
 * written anew. @throws Problem 400 for a car that the shop does not know, 409 `garage-full`.
 */
export async function addCar(ctx: Ctx, input: GarageInput): Promise<string> {
  const { id: owner } = userOf(ctx)
  await refuseUnknown(ctx, input)
  return tx(ctx, async (ctx) => {
    await lockGarage(ctx, owner)
    const id = await putCar(ctx, owner, input, ctx.clock.now())
    if (!id) throw conflict('garage-full', phrase('refusal.garageFull', GARAGE_MOST))
    return id
  })
}

/** Writes a car of a garage that is locked, unless what is there is newer than `at`. Null: there is no room. */
export async function putCar(ctx: Ctx, owner: string, input: GarageInput, at: Date): Promise<string | null> {
  const { car, engineId = null, is, name, note, mileage = null, vin } = input
  const same = sql`user_id = ${owner} and base_vehicle_id = ${car} and engine_id is not distinct from ${engineId}::int and name = ${name}`
  const { rows: known } = await sql<{ id: string }>`
    update garage_car set
      answers = case when newer then ${is}::text[] else answers end,
      note = case when newer then ${note} else note end,
      mileage = case when newer then ${mileage}::int else mileage end,
      vin = case when newer and ${vin !== undefined} then ${vin ?? null}::text else vin end,
      updated_at = greatest(updated_at, ${at}::timestamptz)
    from (select id as known, updated_at <= ${at}::timestamptz as newer from garage_car where ${same}) k
    where id = known returning id`.execute(ctx.db)
  if (known[0]) return known[0].id
  const { rows } = await sql<{ id: string }>`
    insert into garage_car (id, user_id, base_vehicle_id, engine_id, answers, name, note, mileage, vin, created_at, updated_at)
    select ${randomUUID()}, ${owner}, ${car}::int, ${engineId}::int, ${is}::text[], ${name}, ${note}, ${mileage}::int,
      ${vin ?? null}::text, ${ctx.clock.now()}::timestamptz, ${at}::timestamptz
    where (select count(*) from garage_car where user_id = ${owner}) < ${GARAGE_MOST}
    returning id`.execute(ctx.db)
  return rows[0]?.id ?? null
}
