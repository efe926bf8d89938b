import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findVehicles, namedVehicle } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import { type Ctx, tx } from '#platform/context'
import { invalid, unauthorised } from '#platform/errors'
import type { FitReportInput } from '../schema.ts'

/**
 * Keeps what somebody, signed in or not, says is wrong with the fit of a part, until an admin decides. Answers its id.
 * @throws Problem 400 where there is no such part or car, or the car has no such engine; 401 for a photo of somebody who is not signed in
 */
export async function reportFit(ctx: Ctx, { part, engine, is = [], carName, what, img, ...asked }: FitReportInput) {
  const user = ctx.actor.kind === 'user' ? ctx.actor.id : null
  if (img !== undefined && user === null) throw unauthorised(phrase('refusal.photoLogIn'))
  const car = asked.car ? await findVehicles(ctx, { car: asked.car, engine: engine?.toString() }) : null
  const named = car && namedVehicle(car)
  if (asked.car && !named) throw invalid({ car: phrase('refusal.noCar') })
  if (engine && !named?.engineId) throw invalid({ engine: phrase('refusal.engineNotOfCar') })
  const id = randomUUID()
  return tx(ctx, async (ctx) => {
    const { rows } = await sql`
      insert into fit_report (id, part_id, base_vehicle_id, engine_id, answers, car, what, img, user_id, created_at)
      select ${id}, part.id, ${named?.car ?? null}::int, ${named?.engineId ?? null}::int,
        ${is}::text[], ${named?.label ?? carName}, ${what}, ${img ?? null}, ${user}, ${ctx.clock.now()}
      from part where part.id = ${isRowId(part) ? Number(part) : null}::int returning id`.execute(ctx.db)
    if (rows.length === 0) throw invalid({ part: phrase('refusal.noSuch', 'part') })
    return id
  })
}
