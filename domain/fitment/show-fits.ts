import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { isRowId } from '#common/row-ids'
import type { Fit } from './fit-by-version.ts'
import type { FitsQuery } from './schema.ts'
import { tellFits } from './tell-fits.ts'

export type PartFit = { part: string; fit: Fit }

/** Whether these parts fit a car. Parts that do not exist are left out; of a car that we do not know nothing is told. */
export async function showFits(ctx: Ctx, { part, ...car }: FitsQuery): Promise<PartFit[]> {
  const vehicle = await findVehicles(ctx, car)
  const fits = await tellFits(ctx, part.filter(isRowId).map(Number), vehicle)
  return [...fits].map(([id, fit]) => ({ part: String(id), fit }))
}
