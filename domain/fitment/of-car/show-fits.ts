import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { isRowId } from '#common/row-ids'
import { oneQuestion, type Question } from './one-question.ts'
import { readCar } from './read-car.ts'
import type { Fit, FitsQuery } from '../schema.ts'
import { judgeParts } from './judge-parts.ts'

/** The answers by part, and the question that settles most of them. */
type ShownFits = { fits: { part: string; fit: Fit }[]; question: Question | null }

/** Whether these parts fit a car. Parts that do not exist are left out; of a car that we do not know nothing is told. */
export async function showFits(ctx: Ctx, { part, is, ...asked }: FitsQuery): Promise<ShownFits> {
  const car = await readCar(ctx, await findVehicles(ctx, asked), is)
  const fits = await judgeParts(ctx, part.filter(isRowId).map(Number), car)
  return {
    fits: [...fits].map(([id, fit]) => ({ part: String(id), fit })),
    question: oneQuestion(fits.values(), car.car),
  }
}
