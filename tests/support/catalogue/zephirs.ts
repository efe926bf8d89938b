import { writeVehicles } from '../../../domain/vehicles/writing/write-vehicles.ts'
import type { Ctx } from '#platform/context'

/** A model that no other shop has: petrol and diesel, and for some years a smaller engine; and an electric one of 2012. */
export async function writeZephirs(ctx: Ctx): Promise<void> {
  const row = {
    make: 'Volkswagen',
    type: 'car' as const,
    drive: [],
    gearbox: [],
    market: 'US',
    told: true,
    source: 'test',
  }
  const petrol = { litres: 2, cylinders: 4, fuel: 'petrol' }
  await writeVehicles(ctx, [
    { ...row, model: 'Zephir', from: 2010, to: 2014, engine: petrol },
    { ...row, model: 'Zephir', from: 2010, to: 2014, engine: { ...petrol, fuel: 'diesel' } },
    { ...row, model: 'Zephir', from: 2010, to: 2012, engine: { ...petrol, litres: 1.4 } },
  ])
  const electric = { litres: null, cylinders: null, fuel: 'electric' }
  await writeVehicles(ctx, [{ ...row, model: 'Zeph E', from: 2012, to: 2012, engine: electric }])
}
