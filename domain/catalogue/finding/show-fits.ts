import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { isRowId } from '#common/ids'
import { dependsOn } from '../fit.ts'
import type { CardFit, FitsQuery } from '../schema.ts'
import { tellFits } from './tell-fits.ts'

/** Whether these parts fit a car. Parts that do not exist are left out; of a car that we do not know nothing is told. */
export async function showFits(ctx: Ctx, { part, ...car }: FitsQuery): Promise<CardFit[]> {
  const { ids } = await findVehicles(ctx, car)
  const fits = await tellFits(ctx, part.filter(isRowId).map(Number), ids, car.year)
  return [...fits].map(([id, fit]) => ({ _id: String(id), fit: fit.kind, why: dependsOn(fit) }))
}
