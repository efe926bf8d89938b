import { findVehicles, namedVehicle } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import type { Ctx } from '#platform/context'
import { invalid, unauthorised } from '#platform/errors'
import type { FitReportInput } from '../schema.ts'
import { storeFitReport } from './store-fit-report.ts'

/**
 * Keeps what somebody, signed in or not, says is wrong with the fit of a part, until an admin decides. Answers its id.
 * @throws Problem 400 where there is no such part or car, or the car has no such engine; 401 for a photo of somebody who is not signed in
 */
export async function reportFit(
  ctx: Ctx,
  { part, engine, is = [], carName, what, img, email, ...asked }: FitReportInput,
) {
  if (img !== undefined && ctx.actor.kind !== 'user') throw unauthorised(phrase('refusal.photoLogIn'))
  const car = asked.car ? await findVehicles(ctx, { car: asked.car, engine: engine?.toString() }) : null
  const named = car && namedVehicle(car)
  if (asked.car && !named) throw invalid({ car: phrase('refusal.noCar') })
  if (engine && !named?.engineId) throw invalid({ engine: phrase('refusal.engineNotOfCar') })
  const id =
    isRowId(part) &&
    (await storeFitReport(ctx, {
      part: Number(part),
      car: named?.car ?? null,
      engine: named?.engineId ?? null,
      answers: is,
      label: named?.label ?? carName!,
      what,
      img,
      email: ctx.actor.kind === 'user' ? undefined : email,
    }))
  if (!id) throw invalid({ part: phrase('refusal.noSuch', 'part') })
  return id
}
