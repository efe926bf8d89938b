import { readVehicles } from '../../../domain/vehicles/writing/read-vehicles.ts'
import type { Car } from '../../../demo/catalogue/truth/cars.ts'

/** The cars that come with the shop, without a database: models and engines are numbered as they come. */
export function knownCars(): Car[] {
  const models = new Map<string, number>()
  const engines = new Map<string, number>()
  return readVehicles().map(({ type, ...row }) => ({
    ...row,
    kind: type,
    modelId: numberOf(models, `${row.make} ${row.model}`),
    engineId: row.engine && numberOf(engines, JSON.stringify(row.engine)),
  }))
}

function numberOf(known: Map<string, number>, name: string): number {
  if (!known.has(name)) known.set(name, known.size + 1)
  return known.get(name)!
}
